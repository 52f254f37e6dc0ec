import type { Messages } from '../catalogues';

export default {
  'design-system/primitives/ColorField': {
    pick: 'Elegir {label}',
    saturationAndBrightness: 'Saturación y brillo',
    hue: 'Tono',
    hex: 'Hex',
  },
  'design-system/primitives/CopyButton': {
    copiedLabel: '¡Copiado!',
    copied: 'Copiado',
  },
  'design-system/primitives/EmptyState': {
    example: 'Ejemplo, no son tus datos',
  },
  'design-system/primitives/Field': {
    characters: '{count, number} de {limit, number} caracteres',
  },
  'design-system/primitives/InfoButton': {
    webhook: 'Ayuda: webhook',
    'server-id': 'Ayuda: ID de servidor',
    'size-range': 'Ayuda: rango de tallas',
    'redirect-precedence': 'Ayuda: prioridad de las redirecciones',
    'private-input': 'Ayuda: entrada privada',
    delay: 'Ayuda: retraso',
  },
  'design-system/primitives/InfoButton/topics': {
    webhookTitle: 'Cómo crear un webhook',
    webhookText:
      'Un webhook publica en un canal de tu servidor de Discord. Cualquiera con su URL puede publicar allí, así que mantenla en secreto.',
    webhookStep1: 'En Discord, abre los ajustes del canal.',
    webhookStep2: 'Elige Integraciones, luego Webhooks y luego Nuevo webhook.',
    webhookStep3: 'Elige Copiar URL de webhook y pégala aquí.',
    webhookLink: 'Dónde se usa cada webhook',
    serverIdTitle: 'Dónde encontrar el ID de un servidor',
    serverIdText: 'El bot solo se puede usar en los servidores de esta lista.',
    serverIdStep1: 'En Discord, abre Ajustes de usuario, luego Avanzado, y activa el Modo desarrollador.',
    serverIdStep2: 'Haz clic derecho en el icono del servidor y elige Copiar ID del servidor.',
    serverIdStep3: 'Pégalo aquí: de 17 a 20 dígitos.',
    sizeRangeTitle: 'Cómo se usan las tallas',
    sizeRangeText:
      'Tallas de calzado EU de la 36 a la 50, ambas incluidas. Si la primera supera a la segunda, la otra se ajusta.',
    redirectsTitle: 'Cómo se usan las redirecciones',
    redirectsText:
      'Un producto que coincide con la palabra clave se envía a este webhook. Usa palabras clave que no se solapen: si coinciden varias, el servicio decide cuál cuenta.',
    privateInputTitle: 'Qué es una entrada privada',
    privateInputText:
      'Marca la entrada como privada de tu cuenta. La opción aparece porque tu plan incluye entradas privadas.',
    delayTitle: 'Qué hace el retraso',
    delayText:
      'Un número entero: la pausa entre dos solicitudes de este monitor. Si es más larga, cuida los proxies pero tarda más en detectar un lanzamiento.',
  },
  'design-system/primitives/LazyBoundary': {
    reloadHint: 'Recarga para usar esta parte de la página.',
  },
  'design-system/primitives/Link': {
    newTab: '(se abre en una pestaña nueva)',
  },
  'design-system/primitives/MultiSelect': {
    search: 'Buscar…',
    searchIn: 'Buscar en {label}',
    noOptions: 'Sin opciones',
    noMatches: 'Sin resultados para “{text}”',
    selectAllFound: 'Seleccionar los {count, number} encontrados',
    count: 'Selección: {count, number} de {total, number}',
    selected: 'Selección de {label}',
    more: 'y {count, number} más',
  },
  'design-system/primitives/SearchField': {
    clearSearch: 'Borrar la búsqueda',
  },
  'design-system/primitives/SecretField': {
    hide: 'Ocultar {label}',
    show: 'Mostrar {label}',
    copy: 'Copiar {label}',
  },
  'design-system/primitives/Select': {
    select: 'Elegir…',
  },
  'design-system/primitives/Stepper': {
    done: 'Hecho:',
  },
  'design-system/primitives/Tag': {
    remove: 'Quitar {name}',
    added: 'se añade',
    removed: 'se quita',
  },
  'design-system/primitives/Toast': {
    dismiss: 'Descartar',
  },
  'design-system/primitives/Tooltip': {
    press: 'Pulsa',
  },
} satisfies Messages<'design-system/primitives'>;
