import type { Messages } from '../catalogues';

export default {
  'domain/account/access': {
    noPermission: 'خطأ: الصلاحيات غير كافية!',
    failed: 'حدث خطأ!',
    removed: 'لم يعد لدى المستخدم حق الوصول',
    manyRemoved:
      'تم إلغاء وصول {count, plural, zero {# مستخدم} one {مستخدم واحد} two {مستخدمَين} few {# مستخدمين} many {# مستخدمًا} other {# مستخدم}}',
    manyFailed:
      'تعذّرت إزالة {failed, number} من {total, plural, zero {# مستخدم} one {مستخدم واحد} two {مستخدمَين} few {# مستخدمين} many {# مستخدمًا} other {# مستخدم}}',
  },
  'domain/account/onboarding': {
    createFailed: 'تعذّر إنشاء الملف الشخصي. ما كتبته محفوظ.',
    nameRequired: 'الاسم مطلوب.',
    imageUrlRequired: 'رابط الصورة مطلوب.',
    hexColorRequired: 'لون التضمين مطلوب.',
    footerTextRequired: 'نص التذييل مطلوب.',
    footerIconRequired: 'رابط أيقونة التذييل مطلوب.',
    invalidColor: 'قيمة اللون السداسية غير صالحة',
  },
  'domain/account/payment': {
    portalFailed: 'تعذّر فتح بوابة الفوترة. يُرجى المحاولة مرة أخرى.',
  },
  'domain/account/plans': {
    purchaseFailed: 'تعذّر فتح صفحة الدفع. يُرجى المحاولة مرة أخرى.',
  },
  'domain/account/settings': {
    saving: 'جارٍ حفظ الإعدادات...',
    saved: 'تم تحديث الإعدادات',
    failed: 'تعذّر تحديث الإعدادات',
    offline: 'لا يوجد اتصال بالإنترنت. لم يُرسل شيء، وتغييراتك محفوظة هنا.',
    url: 'لا يبدو هذا عنوان ويب. يجب أن يبدأ بـ ‎https://‎',
    hexColor: 'هذا ليس لونًا سداسيًا مثل #3BB2B7.',
    serverId: 'يتكوّن معرّف الخادم من 17 إلى 20 رقمًا. يُرجى التحقق منه.',
  },
} satisfies Messages<'domain/account'>;
