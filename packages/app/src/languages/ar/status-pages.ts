import type { Messages } from '../catalogues';

export default {
  'design-system/features/status-pages/ConfigError': {
    title: 'لم يُضبط {name}',
    description: 'الملف {file} غير صالح. يجب تصحيحه وإعادة تحميل هذه الصفحة.',
    reload: 'إعادة التحميل',
  },
  'design-system/features/status-pages/Error': {
    title: 'خطأ غير متوقع في التطبيق!',
    description: 'تعذّر عرض هذه الصفحة. لم يُفقد شيء مما حفظته.',
    backToDashboard: 'العودة إلى لوحة التحكم',
    reload: 'إعادة التحميل',
  },
  'design-system/features/status-pages/Loading': {
    loading: 'جارٍ تحميل لوحة التحكم…',
  },
  'design-system/features/status-pages/Offline': {
    title: 'لا يوجد اتصال بالإنترنت',
    description: 'تتابع لوحة التحكم تلقائيًا عند عودة الاتصال، ويبقى تسجيل دخولك قائمًا.',
    tryAgain: 'المحاولة مجددًا',
  },
  'design-system/features/status-pages/SignInReturn': {
    label: 'جارٍ تسجيل دخولك',
    title: 'جارٍ تسجيل دخولك…',
    description: 'يستغرق ذلك لحظات، ثم تُفتح لوحة التحكم.',
  },
} satisfies Messages<'design-system/features/status-pages'>;
