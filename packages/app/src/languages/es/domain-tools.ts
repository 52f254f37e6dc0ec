import type { Messages } from '../catalogues';

export default {
  'domain/tools/apply-to': {
    done: '{count, plural, one {# cambio hecho} other {# cambios hechos}}',
    failed:
      '{failed, plural, one {Falló} other {Fallaron}} {failed, number} de {total, plural, one {# cambio} other {# cambios}}',
    copyOf: 'Copia de {name}',
    inputs: 'Entradas',
    countedInputs: '{count, plural, one {# entrada} other {# entradas}}',
    deleteInputs: 'Eliminar {count, plural, one {# entrada} other {# entradas}}',
    notAllowed: 'Allí no se permiten entradas.',
    listedBefore: 'Su enlace ya está antes en la lista.',
    noPrivateInputs: 'Tu plan no incluye entradas privadas.',
    noRegion: 'No tiene la región {regions}.',
    webhooks: 'Webhooks',
    examples: 'Entradas de ejemplo',
    addExamples: 'Añadir {count, plural, one {# entrada de ejemplo} other {# entradas de ejemplo}}',
    replaceExamples: 'Sustituir las entradas de ejemplo',
    access: 'Clientes con acceso',
    unknownAccess: 'No se sabe quién tiene acceso.',
    giveAccess: 'Dar acceso a {count, plural, one {# cliente} other {# clientes}}',
    replaceAccess: 'Sustituir quién tiene acceso',
    hasNone: '{name} no tiene.',
    onlyNew: 'Solo los monitores de tipo “new” tienen listas de palabras clave.',
    noOption: 'No ofrece “{name}”.',
  },
  'domain/tools/webhooks': {
    settings: 'Ajustes',
    redirects: 'Redirecciones',
    discordWebhook: 'URL del webhook de Discord',
    regions: '{count, plural, one {Webhook de una región} other {Webhooks de # regiones}}',
    inputs:
      '{count, plural, one {Webhook especial de una entrada} other {Webhooks especiales de # entradas}}',
    links: '{count, plural, one {Enlace de una entrada} other {Enlaces de # entradas}}',
    linkTaken: 'El monitor ya tiene una entrada con este enlace.',
    replaced: 'Webhook sustituido en {count, plural, one {# lugar} other {# lugares}}',
    failed:
      'No se pudo sustituir el webhook en {failed, number} de {total, plural, one {# lugar} other {# lugares}}',
    replacedInInputs: 'Sustituido en las entradas de {count, plural, one {# monitor} other {# monitores}}',
    failedInInputs:
      'No se pudieron cambiar las entradas de {failed, number} de {total, plural, one {# monitor} other {# monitores}}',
  },
} satisfies Messages<'domain/tools'>;
