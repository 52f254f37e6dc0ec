import type { Messages } from '../catalogues';

export default {
  'domain/commands': {
    allChannels: 'كل القنوات',
    guildsFailed: 'تعذّر جلب الخوادم. يُرجى المحاولة مرة أخرى.',
    tooManyRequests: 'طلبات كثيرة جدًا. يُرجى المحاولة لاحقًا.',
    commandsFailed: 'تعذّر جلب الأوامر',
    rolesFailed: 'تعذّر جلب الرتب',
    membersFailed: 'تعذّر جلب الأعضاء',
    channelsFailed: 'تعذّر جلب القنوات',
    noPermission: 'خطأ: الصلاحيات غير كافية!',
    saveFailed: 'حدث خطأ!',
    discarded: 'تم تجاهل تغييرات الصلاحيات',
    saved: 'تم تحديث صلاحيات الأمر',
    applied:
      'تم تطبيق الصلاحيات على {count, plural, zero {# أمر} one {أمر واحد} two {أمرين} few {# أوامر} many {# أمرًا} other {# أمر}}',
    applyFailed: 'تعذّر التطبيق على {failed, number} من {total, number} من الأوامر',
    authenticationFailed: 'تعذّرت المصادقة',
    allowed: '{allowed, number} مسموح',
    denied: '{denied, number} مرفوض',
    added: '{added, number} جديد',
    changed: '{changed, number} معدّل',
    preview: '{permissions} ({changes})',
  },
} satisfies Messages<'domain/commands'>;
