import type { Messages } from '../catalogues';

export default {
  'design-system/features/plans/PlanCard': {
    popular: 'رائج',
    included: 'مشمول',
    free: 'مجاني',
    month: '/ شهر',
  },
  'design-system/features/plans': {
    summary: 'الملخص',
    nothingSelected: 'لم يُحدَّد شيء بعد. يمكنك اختيار صندوق أدوات أو مراقبة.',
    free: 'مجاني',
    billing: 'تُحاسَب المنتجات المحددة شهريًا. يمكنك إلغاء اشتراكك أو تغييره في أي وقت.',
    purchase: 'شراء',
    monthlyTotal: 'المجموع الشهري',
    completePurchase: 'إتمام الشراء',
    inviteInvalid: 'لم يعد رابط الدعوة هذا صالحًا.',
    inviteInvalidDescription: 'استُخدم بالفعل أو انتهت صلاحيته. يمكنك طلب رابط جديد أو اختيار خطة أدناه.',
    inviteUnchecked: 'تعذّر التحقق من دعوتك.',
    checkAgain: 'التحقق مجددًا',
    inviteUncheckedDescription: 'قد يكون الرابط ما زال صالحًا.',
    toolboxIncluded: 'يأتي مع كل مراقبة.',
    empty: 'لا توجد خطط متاحة حاليًا.',
    failed: 'تعذّر تحميل الخطط',
    failedDescription: 'لم يتم شراء شيء. يُرجى التحقق من اتصالك والمحاولة مجددًا.',
    loading: 'جارٍ تحميل الخطط',
    toolbox: 'صندوق الأدوات',
    toolboxDescription: 'أدوات لخادمك.',
    monitors: 'المراقبات',
    monitorsDescription: 'متابعة الإصدارات وتلقي الإشعارات.',
    title: 'اختيار خطتك',
    currency: 'كل الأسعار باليورو',
    howBundlesWork: 'كيف تعمل الباقات',
    bundles:
      'صندوق الأدوات الأساسي مشمول مجانًا مع أي مراقبة أو صندوق أدوات أعلى. يمكن تحديد عدة صناديق أدوات لجمع ميزاتها.',
  },
} satisfies Messages<'design-system/features/plans'>;
