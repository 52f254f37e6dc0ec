import type { Messages } from '../catalogues';

export default {
  'design-system/features/plans/PlanCard': {
    popular: 'Popular',
    included: 'Incluido',
    free: 'Gratis',
    month: '/ mes',
  },
  'design-system/features/plans': {
    summary: 'Resumen',
    nothingSelected: 'Aún no has seleccionado nada. Elige una caja de herramientas o un monitor.',
    free: 'Gratis',
    billing:
      'Los productos seleccionados se cobran cada mes. Puedes cancelar o cambiar tu suscripción cuando quieras.',
    purchase: 'Compra',
    monthlyTotal: 'Total mensual',
    completePurchase: 'Completar la compra',
    inviteInvalid: 'Este enlace de invitación ya no funciona.',
    inviteInvalidDescription: 'Ya se usó o ha caducado. Pide uno nuevo o elige un plan abajo.',
    inviteUnchecked: 'No se pudo comprobar tu invitación.',
    checkAgain: 'Comprobar otra vez',
    inviteUncheckedDescription: 'Puede que el enlace siga siendo válido.',
    toolboxIncluded: 'Incluida con cualquier monitor.',
    empty: 'No hay planes disponibles ahora mismo.',
    failed: 'No se pudieron cargar los planes',
    failedDescription: 'No se compró nada. Comprueba tu conexión e inténtalo de nuevo.',
    loading: 'Cargando planes',
    toolbox: 'Caja de herramientas',
    toolboxDescription: 'Utilidades para tu servidor.',
    monitors: 'Monitores',
    monitorsDescription: 'Vigila los lanzamientos y recibe avisos.',
    title: 'Elige tu plan',
    currency: 'Todos los precios en EUR',
    howBundlesWork: 'Cómo funcionan los paquetes',
    bundles:
      'Basic Toolbox está incluida gratis con cualquier monitor o caja de herramientas superior. Selecciona varias cajas de herramientas para combinar sus funciones.',
  },
} satisfies Messages<'design-system/features/plans'>;
