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
  'app/shell/overlays/jobs': {
    tellMe: 'Avisarme cuando termine',
    jobDone: 'Hecho: {done, number} de {total, number}',
    jobFailed: 'Hecho: {done, number} de {total, number}, {failed, number} con error',
  },
  'app/shell/overlays/news': {
    addFaster: 'Añade un enlace desde «Resumen»',
    addFasterText:
      'Pega un enlace en «Resumen» o envíalo con «Compartir» del móvil y elige su monitor: se abre con el enlace en el formulario, sin rastreadores. Las filas de una hoja de cálculo se pueden pegar en las entradas de un monitor.',
    find: 'Buscar y sustituir en todos los monitores',
    findText:
      'Además de webhooks, busca enlaces, notas y rangos de tallas, elige dónde y sustitúyelos según un plan que nombra cada cambio.',
    pins: 'Tus monitores en tu orden',
    pinsText: 'Selecciona monitores y fíjalos o ponles etiquetas para filtrar, agrupar y buscar.',
    hidden: 'Para pantallas que compartes',
    hiddenText:
      'Ctrl . oculta webhooks, proxies, enlaces, nombres e ID en todas las páginas hasta que los muestres. En un Mac es ⌘ .',
    names: 'Servidores por su nombre',
    namesText:
      'Los servidores autorizados muestran su nombre cuando la página de comandos los ha cargado, y se pueden añadir por él: escríbelo o elígelo en el menú.',
    drafts: 'Nada de lo que escribes se pierde',
    draftsText:
      'Lo que escribiste en cualquier editor se te ofrece otra vez tras una recarga, un fallo o un nuevo inicio de sesión.',
    fleet: 'Los ajustes de un monitor para otros cuarenta',
    fleetText:
      'Aplica las entradas, webhooks y ajustes de un monitor a otros con un plan que detalla cada cambio.',
    webhooks: 'Todos los webhooks en una lista',
    webhooksText: 'Mira dónde se usa un webhook y cuáles parecen raros, y sustituye uno en todas partes.',
    palette: 'Buscar en todo',
    paletteText:
      'Un solo campo encuentra páginas, monitores, redirecciones, comandos y lo que puedes hacer con ellos. Pulsa Ctrl K, o ⌘ K en un Mac.',
    keys: 'Teclas para todo',
    keysText:
      'Muévete por las listas con J y K, abre una página con G y su letra. Pulsa ? para ver la lista completa; las teclas se pueden cambiar y desactivar.',
    preferences: 'Tus horas, tus números',
    preferencesText:
      'Elige zona horaria, 12 o 24 horas, el primer día de la semana y el formato de los números, y lleva estas preferencias a otro navegador.',
    activity: 'Deshacer y Reintentar en Actividad',
    activityText:
      'Actividad muestra lo que falló desde la última vez que miraste y lo que aún se puede deshacer o reintentar.',
    views: 'Vistas guardadas',
    viewsText:
      'Ponle nombre a una búsqueda con su filtro, orden y columnas, ábrela desde su pestaña y compártela como enlace.',
    import: 'Cientos a la vez',
    importText:
      'Pega o suelta redirecciones, entradas y servidores como líneas, CSV o JSON, cambia muchos con vista previa y exporta cualquier lista.',
  },
  'app/shell/overlays': {
    singleKeysOff: 'Los atajos de una sola tecla están desactivados',
    reportCopied: 'Informe copiado',
    monitors: 'Monitores',
    redirects: 'Redirecciones',
    servers: 'Servidores',
    customers: 'Clientes',
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
