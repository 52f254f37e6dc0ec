import type { Messages } from '../catalogues';

export default {
  'domain/customers': {
    loadFailed: 'No se pudieron cargar los clientes',
    saving: 'Guardando el cliente...',
    saved: 'Cliente guardado',
    saveFailed: 'No se pudo guardar el cliente',
    extended: '{name}: ampliado hasta el {day}',
    noDate: 'Escribe una fecha completa. La anterior sigue vigente.',
    product: 'Producto {id}',
  },
} satisfies Messages<'domain/customers'>;
