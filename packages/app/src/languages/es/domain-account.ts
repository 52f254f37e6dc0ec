import type { Messages } from '../catalogues';

export default {
  'domain/account/access': {
    noPermission: 'ERROR: ¡No tienes permisos suficientes!',
    failed: '¡Se produjo un error!',
    removed: 'El usuario ya no tiene acceso',
    manyRemoved: '{count, plural, one {# usuario ya no tiene acceso} other {# usuarios ya no tienen acceso}}',
    manyFailed: 'No se pudo quitar a {failed, number} de {total, plural, one {# usuario} other {# usuarios}}',
  },
  'domain/account/onboarding': {
    createFailed: 'No se pudo crear el perfil. Lo que escribiste se conserva.',
    nameRequired: 'El nombre es obligatorio.',
    imageUrlRequired: 'La URL de la imagen es obligatoria.',
    hexColorRequired: 'El color del embed es obligatorio.',
    footerTextRequired: 'El texto del pie es obligatorio.',
    footerIconRequired: 'La URL del icono del pie es obligatoria.',
    invalidColor: 'Color hexadecimal no válido',
  },
  'domain/account/payment': {
    portalFailed: 'No se pudo abrir el portal de facturación. Inténtalo de nuevo.',
  },
  'domain/account/plans': {
    purchaseFailed: 'No se pudo abrir la página de pago. Inténtalo de nuevo.',
  },
  'domain/account/settings': {
    saving: 'Guardando los ajustes...',
    saved: 'Ajustes guardados',
    failed: 'No se pudieron guardar los ajustes',
    offline: 'No tienes conexión. No se envió nada y tus cambios se conservan.',
    url: 'Esto no parece una dirección web. Debe empezar por https://',
    hexColor: 'Esto no es un color hexadecimal como #3BB2B7.',
    serverId: 'Un ID de servidor tiene de 17 a 20 dígitos. Revisa este.',
  },
} satisfies Messages<'domain/account'>;
