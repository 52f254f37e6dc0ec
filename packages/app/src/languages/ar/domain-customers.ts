import type { Messages } from '../catalogues';

export default {
  'domain/customers': {
    loadFailed: 'تعذّر جلب العملاء',
    saving: 'جارٍ حفظ العميل...',
    saved: 'تم تحديث العميل',
    saveFailed: 'تعذّر حفظ العميل',
    extended: '{name}: تم التمديد حتى {day}',
    noDate: 'يجب إدخال تاريخ كامل. ما زال التاريخ السابق ساريًا.',
    product: 'المنتج {id}',
    customerId: 'معرّف العميل',
    name: 'الاسم',
    nextRenewal: 'التجديد القادم',
    state: 'الحالة',
    daysLeft: 'الأيام المتبقية',
    monitors: 'المراقبات',
    toolbox: 'صندوق الأدوات',
    overdue: 'متأخر',
    due: 'مستحق',
    active: 'نشط',
  },
} satisfies Messages<'domain/customers'>;
