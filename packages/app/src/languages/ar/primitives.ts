import type { Messages } from '../catalogues';

export default {
  'design-system/primitives/ColorField': {
    pick: 'انتقاء {label}',
    saturationAndBrightness: 'التشبع والسطوع',
    hue: 'تدرج اللون',
    hex: 'Hex',
  },
  'design-system/primitives/CopyButton': {
    copiedLabel: 'تم النسخ!',
    copied: 'تم النسخ',
  },
  'design-system/primitives/EmptyState': {
    example: 'مثال، وليس بياناتك',
  },
  'design-system/primitives/Field': {
    characters: '{count, number} من {limit, number} حرفًا',
  },
  'design-system/primitives/InfoButton': {
    webhook: 'مساعدة: الويب هوك',
    'server-id': 'مساعدة: معرّف الخادم',
    'size-range': 'مساعدة: نطاق المقاسات',
    'redirect-precedence': 'مساعدة: أولوية إعادات التوجيه',
    'private-input': 'مساعدة: الإدخال الخاص',
    delay: 'مساعدة: التأخير',
  },
  'design-system/primitives/InfoButton/topics': {
    webhookTitle: 'كيفية إنشاء ويب هوك',
    webhookText:
      'ينشر الويب هوك في قناة واحدة من خادم Discord الخاص بك. يمكن لأي شخص لديه رابطه النشر فيها، لذا يجب إبقاؤه سريًا.',
    webhookStep1: 'فتح إعدادات القناة في Discord.',
    webhookStep2: 'اختيار Integrations ثم Webhooks ثم New Webhook.',
    webhookStep3: 'اختيار Copy Webhook URL ولصق الرابط هنا.',
    webhookLink: 'أماكن استخدام كل ويب هوك',
    serverIdTitle: 'أين يوجد معرّف الخادم',
    serverIdText: 'لا يمكن استخدام البوت إلا في الخوادم الموجودة في هذه القائمة.',
    serverIdStep1: 'فتح User Settings في Discord ثم Advanced، وتفعيل Developer Mode.',
    serverIdStep2: 'النقر بالزر الأيمن على أيقونة الخادم واختيار Copy Server ID.',
    serverIdStep3: 'لصقه هنا: من 17 إلى 20 رقمًا.',
    sizeRangeTitle: 'كيف تُستخدم المقاسات',
    sizeRangeText: 'مقاسات الأحذية الأوروبية من 36 إلى 50 شاملةً الحدين. إذا تجاوز الأول الثاني تبعه الآخر.',
    redirectsTitle: 'كيف تُستخدم إعادات التوجيه',
    redirectsText:
      'المنتج المطابق للكلمة المفتاحية يُرسل إلى هذا الويب هوك. يُفضّل استخدام كلمات مفتاحية لا تتداخل: عند تطابق عدة كلمات تقرر الخدمة أيها يُعتمد.',
    privateInputTitle: 'ما هو الإدخال الخاص',
    privateInputText: 'يجعل الإدخال خاصًا بحسابك. يظهر هذا الخيار لأن خطتك تتضمن إدخالات خاصة.',
    delayTitle: 'ما الذي يفعله التأخير',
    delayText: 'عدد صحيح: المدة بين طلبين لهذه المراقبة. المدة الأطول أخف على الوكلاء وأبطأ في ملاحظة الإصدار.',
  },
  'design-system/primitives/LazyBoundary': {
    reloadHint: 'يجب إعادة التحميل لاستخدام هذا الجزء من الصفحة.',
  },
  'design-system/primitives/Link': {
    newTab: '(يُفتح في علامة تبويب جديدة)',
  },
  'design-system/primitives/MultiSelect': {
    search: 'بحث…',
    searchIn: 'البحث في {label}',
    noOptions: 'لا توجد خيارات',
    noMatches: 'لا نتائج مطابقة لـ «{text}»',
    selectAllFound: 'تحديد كل النتائج ({count, number})',
    count: 'تم تحديد {count, number} من {total, number}',
    selected: 'المحدد من {label}',
    more: 'و{count, number} غير ذلك',
  },
  'design-system/primitives/SearchField': {
    clearSearch: 'مسح البحث',
  },
  'design-system/primitives/SecretField': {
    hide: 'إخفاء {label}',
    show: 'إظهار {label}',
    copy: 'نسخ {label}',
  },
  'design-system/primitives/Select': {
    select: 'اختيار…',
  },
  'design-system/primitives/Stepper': {
    done: 'تم:',
  },
  'design-system/primitives/Tag': {
    remove: 'إزالة {name}',
    added: 'أُضيف',
    removed: 'أُزيل',
  },
  'design-system/primitives/Toast': {
    dismiss: 'إغلاق',
  },
  'design-system/primitives/Tooltip': {
    press: 'الاختصار',
  },
} satisfies Messages<'design-system/primitives'>;
