import type { Messages } from '../catalogues';

export default {
  'app/routes/monitor-detail': {
    clone: 'Duplicar {name}',
  },
  'app/routes/monitors': {
    keywordsHeading: 'Ajustes de palabras clave',
    keywords: 'Palabras',
    createKeywords: 'Crear lista de palabras clave',
    noKeywords: 'No se encontraron listas de palabras clave',
    keywordsFailed: 'No se pudieron cargar las listas de palabras clave',
    editKeywords: 'Editar lista de palabras clave',
    keywordPlaceholder: 'Una palabra clave por línea',
    proxiesHeading: 'Ajustes de proxies',
    proxies: 'Proxies',
    createProxies: 'Crear lista de proxies',
    noProxies: 'No se encontraron listas de proxies',
    proxiesFailed: 'No se pudieron cargar las listas de proxies',
    editProxies: 'Editar lista de proxies',
    nameNeeded: 'Una lista de proxies necesita un nombre.',
    unusualProxy: 'Formato de proxy no reconocido',
    create: 'Crear',
    save: 'Guardar cambios',
  },
  'app/shell/overlays': {
    singleKeysOff: 'Los atajos de una sola tecla están desactivados',
    reportCopied: 'Informe copiado',
  },
  'app/shell': {
    signedIn: 'Sesión iniciada',
    choosePlan: 'Elige tu plan',
    setup: 'Configuración',
    notFound: 'No encontrado',
    failed: 'Algo salió mal.',
    unread: '({count, number}) con error · {title}',
  },
} satisfies Messages<'app'>;
