import type { Messages } from '../catalogues';

export default {
  'app/routes/monitor-detail': {
    clone: 'استنساخ {name}',
  },
  'app/routes/monitors': {
    keywordsHeading: 'إعدادات الكلمات المفتاحية',
    keywords: 'الكلمات',
    createKeywords: 'إنشاء قائمة كلمات مفتاحية',
    noKeywords: 'لم يُعثر على قوائم كلمات مفتاحية',
    keywordsFailed: 'تعذّر تحميل قوائم الكلمات المفتاحية',
    editKeywords: 'تعديل قائمة الكلمات المفتاحية',
    keywordPlaceholder: 'كلمة مفتاحية واحدة في كل سطر',
    proxiesHeading: 'إعدادات الوكلاء',
    proxies: 'الوكلاء',
    createProxies: 'إنشاء قائمة وكلاء',
    noProxies: 'لم يُعثر على قوائم وكلاء',
    proxiesFailed: 'تعذّر تحميل قوائم الوكلاء',
    editProxies: 'تعديل قائمة الوكلاء',
    nameNeeded: 'تحتاج قائمة الوكلاء إلى اسم.',
    unusualProxy: 'تنسيق وكيل غير معروف',
    create: 'إنشاء',
    save: 'حفظ التغييرات',
  },
  'app/shell/overlays': {
    singleKeysOff: 'اختصارات المفتاح الواحد متوقفة',
    reportCopied: 'تم نسخ التقرير',
  },
  'app/shell': {
    signedIn: 'تم تسجيل الدخول',
    choosePlan: 'اختيار خطتك',
    setup: 'الإعداد',
    notFound: 'غير موجود',
    failed: 'حدث خطأ ما.',
    unread: 'فشل ({count, number}) · {title}',
  },
} satisfies Messages<'app'>;
