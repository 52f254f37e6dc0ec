import type { Messages } from '../catalogues';

export default {
  'design-system/lib/common': {
    active: 'نشط',
    add: 'إضافة',
    all: 'الكل',
    apply: 'تطبيق',
    back: 'رجوع',
    cancel: 'إلغاء',
    change: 'تغيير',
    clear: 'مسح',
    clearFilters: 'مسح عوامل التصفية',
    close: 'إغلاق',
    copy: 'نسخ',
    delete: 'حذف',
    discard: 'تجاهل',
    done: 'تم',
    edit: 'تعديل',
    failed: 'فشل',
    hide: 'إخفاء',
    inProgress: 'قيد التنفيذ',
    inactive: 'غير نشط',
    loading: 'جارٍ التحميل',
    name: 'الاسم',
    newVersion: 'يتوفر إصدار جديد',
    none: 'لا شيء',
    reload: 'إعادة التحميل',
    remove: 'إزالة',
    retry: 'إعادة المحاولة',
    save: 'حفظ',
    saveChanges: 'حفظ التغييرات',
    search: 'بحث',
    selectAll: 'تحديد الكل',
    show: 'إظهار',
    signIn: 'تسجيل الدخول',
    status: 'الحالة',
    stop: 'إيقاف',
    type: 'النوع',
    undo: 'تراجع',
    unknown: 'غير معروف',
    webhook: 'الويب هوك',
  },
  'design-system/lib/files': {
    tooLarge: '«{name}» أكبر من 20 ميغابايت.',
    notText: '«{name}» ليس ملفًا نصيًا بترميز UTF-8.',
    failed: 'تعذّرت قراءة «{name}».',
  },
  'design-system/lib/format': {
    justNow: 'الآن',
    dateTime: '{date} الساعة {time}',
  },
  'design-system/lib/nouns/many': {
    changes: 'التغييرات',
    commands: 'الأوامر',
    customers: 'العملاء',
    examples: 'الأمثلة',
    inputs: 'الإدخالات',
    items: 'العناصر',
    keywordLists: 'قوائم الكلمات المفتاحية',
    keywords: 'الكلمات المفتاحية',
    links: 'الروابط',
    monitors: 'المراقبات',
    proxyLists: 'قوائم الوكلاء',
    proxies: 'الوكلاء',
    redirects: 'إعادات التوجيه',
    regions: 'المناطق',
    servers: 'الخوادم',
    users: 'المستخدمين',
    webhooks: 'الويب هوك',
  },
  'design-system/lib/nouns': {
    changes:
      '{count, plural, zero {# تغيير} one {تغيير واحد} two {تغييرين} few {# تغييرات} many {# تغييرًا} other {# تغيير}}',
    commands:
      '{count, plural, zero {# أمر} one {أمر واحد} two {أمرين} few {# أوامر} many {# أمرًا} other {# أمر}}',
    customers:
      '{count, plural, zero {# عميل} one {عميل واحد} two {عميلين} few {# عملاء} many {# عميلًا} other {# عميل}}',
    examples:
      '{count, plural, zero {# مثال} one {مثال واحد} two {مثالين} few {# أمثلة} many {# مثالًا} other {# مثال}}',
    inputs:
      '{count, plural, zero {# إدخال} one {إدخال واحد} two {إدخالين} few {# إدخالات} many {# إدخالًا} other {# إدخال}}',
    items:
      '{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
    keywordLists:
      '{count, plural, zero {# قائمة كلمات مفتاحية} one {قائمة كلمات مفتاحية واحدة} two {قائمتَي كلمات مفتاحية} few {# قوائم كلمات مفتاحية} many {# قائمة كلمات مفتاحية} other {# قائمة كلمات مفتاحية}}',
    keywords:
      '{count, plural, zero {# كلمة مفتاحية} one {كلمة مفتاحية واحدة} two {كلمتين مفتاحيتين} few {# كلمات مفتاحية} many {# كلمة مفتاحية} other {# كلمة مفتاحية}}',
    links:
      '{count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}',
    monitors:
      '{count, plural, zero {# مراقبة} one {مراقبة واحدة} two {مراقبتين} few {# مراقبات} many {# مراقبة} other {# مراقبة}}',
    proxyLists:
      '{count, plural, zero {# قائمة وكلاء} one {قائمة وكلاء واحدة} two {قائمتَي وكلاء} few {# قوائم وكلاء} many {# قائمة وكلاء} other {# قائمة وكلاء}}',
    proxies:
      '{count, plural, zero {# وكيل} one {وكيل واحد} two {وكيلين} few {# وكلاء} many {# وكيلًا} other {# وكيل}}',
    redirects:
      '{count, plural, zero {# إعادة توجيه} one {إعادة توجيه واحدة} two {إعادتَي توجيه} few {# إعادات توجيه} many {# إعادة توجيه} other {# إعادة توجيه}}',
    regions:
      '{count, plural, zero {# منطقة} one {منطقة واحدة} two {منطقتين} few {# مناطق} many {# منطقة} other {# منطقة}}',
    servers:
      '{count, plural, zero {# خادم} one {خادم واحد} two {خادمين} few {# خوادم} many {# خادمًا} other {# خادم}}',
    users:
      '{count, plural, zero {# مستخدم} one {مستخدم واحد} two {مستخدمَين} few {# مستخدمين} many {# مستخدمًا} other {# مستخدم}}',
    webhooks:
      '{count, plural, zero {# ويب هوك} one {ويب هوك واحد} two {# ويب هوك} few {# ويب هوك} many {# ويب هوك} other {# ويب هوك}}',
    shownOf: '{shown, number} من {items}',
  },
  'design-system/lib/text': {
    webhook: 'ويب هوك ‎…{end}‎',
  },
} satisfies Messages<'design-system/lib'>;
