import type { Messages } from '../catalogues';

export default {
  'domain/kernel/http': {
    network: 'تعذّر الوصول إلى الخادم.',
    timeout: 'انتهت مهلة الطلب.',
    aborted: 'أُغلقت الصفحة.',
    declined: 'حدث تغيير في مكان آخر، ولم يُحفظ تغييرك.',
    payload: 'لا يمكن إرسال هذا.',
    answer: 'تعذّرت قراءة الرد.',
    unauthorized: 'انتهت الجلسة. يُرجى تسجيل الدخول مجددًا.',
    tooMany: 'طلبات كثيرة جدًا. يُرجى المحاولة لاحقًا.',
    notFound: 'لم يعد موجودًا.',
    status: 'رد الخادم بالرمز {status}.',
  },
  'domain/kernel/import': {
    nothingToExport: 'لا يوجد ما يمكن تصديره',
    lastColumn: 'تعذّرت قراءة العمود الأخير.',
    tooManyColumns: 'أعمدة كثيرة جدًا.',
    otherColumns: 'لهذه الأسطر أعمدة أخرى. أضفها على حدة.',
    unclosedQuote: 'توجد علامة اقتباس غير مغلقة.',
  },
  'domain/kernel/save': {
    undo: 'تراجع',
  },
  'domain/kernel': {
    unwrapped: 'لا يُستخدم من هذا النص سوى الرابط.',
    shortened: 'اختصر برنامج جداول الرقم «{text}». يجب نسخ الرقم كاملًا.',
    webhook: 'لا يبدو هذا ويب هوك من Discord. يجب أن يكون على شكل ‎https://discord.com/api/webhooks/…‎',
  },
  'domain/kernel/toasts': {
    timedOut: 'انتهت مهلة العملية. يُرجى المحاولة مرة أخرى.',
    signIn: 'تسجيل الدخول',
    copyFailed: 'لم يسمح المتصفح بالنسخ.',
  },
} satisfies Messages<'domain/kernel'>;
