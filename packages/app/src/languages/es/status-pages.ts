import type { Messages } from '../catalogues';

export default {
  'design-system/features/status-pages/ConfigError': {
    title: '{name} no está configurado',
    description: 'El archivo {file} no es válido. Corrígelo y recarga esta página.',
    reload: 'Recargar',
  },
  'design-system/features/status-pages/Error': {
    title: '¡Error inesperado de la aplicación!',
    description: 'No se pudo mostrar esta página. No se perdió nada de lo que guardaste.',
    backToDashboard: 'Volver al panel',
    reload: 'Recargar',
  },
  'design-system/features/status-pages/Loading': {
    loading: 'Cargando tu panel…',
  },
  'design-system/features/status-pages/Offline': {
    title: 'No tienes conexión',
    description: 'El panel continúa solo cuando vuelva la conexión. Tu sesión sigue abierta.',
    tryAgain: 'Reintentar',
  },
  'design-system/features/status-pages/SignInReturn': {
    label: 'Iniciando sesión',
    title: 'Iniciando sesión…',
    description: 'Tardará un momento. Después irás a tu panel.',
  },
} satisfies Messages<'design-system/features/status-pages'>;
