import type { Messages } from '../catalogues';

export default {
  'domain/kernel/http': {
    network: 'No se pudo conectar con el servidor.',
    timeout: 'La solicitud tardó demasiado.',
    aborted: 'Se cerró la página.',
    declined: 'Se cambió en otro sitio y tu cambio no se guardó.',
    payload: 'No se puede enviar.',
    answer: 'No se pudo leer la respuesta.',
    unauthorized: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
    tooMany: 'Demasiadas solicitudes. Inténtalo más tarde.',
    notFound: 'Ya no existe.',
    status: 'El servidor respondió con {status}.',
  },
  'domain/kernel/import': {
    nothingToExport: 'No hay nada que exportar',
    lastColumn: 'No se puede leer la última columna.',
    tooManyColumns: 'Demasiadas columnas.',
    otherColumns: 'Estas líneas tienen otras columnas. Añádelas por separado.',
    unclosedQuote: 'Faltan las comillas de cierre.',
  },
  'domain/kernel/save': {
    undo: 'Deshacer',
  },
  'domain/kernel': {
    unwrapped: 'De este texto solo se usa el enlace.',
    shortened: 'Una hoja de cálculo acortó “{text}”. Copia el número completo.',
    webhook: 'Esto no parece un webhook de Discord. Debería ser como https://discord.com/api/webhooks/…',
  },
  'domain/kernel/toasts': {
    timedOut: 'La operación tardó demasiado. Inténtalo de nuevo.',
    signIn: 'Iniciar sesión',
    copyFailed: 'El navegador no permitió copiar.',
  },
} satisfies Messages<'domain/kernel'>;
