import type { Messages } from '../catalogues';

export default {
  'design-system/features/access/InviteDialog': {
    inviteUser: 'دعوة مستخدم',
    description: 'من يفتح الرابط يصبح مشرفًا في لوحة التحكم هذه.',
    empty: 'لا يوجد رابط دعوة.',
    loading: 'جارٍ تحميل رابط الدعوة',
    inviteLink: 'رابط الدعوة',
    expiry: 'تنتهي صلاحية الرابط في {time}، ويمكن استخدامه مرة واحدة فقط.',
  },
  'design-system/features/access/RemoveUserDialog': {
    title: 'إزالة {name}؟',
    body: 'لن يكون فتح لوحة التحكم هذه ممكنًا لهذا الشخص إلا بدعوة جديدة.',
    removeAccess: 'إلغاء الوصول',
  },
  'design-system/features/access': {
    removeAccess: 'إلغاء الوصول',
    removeDescription: 'لن يتمكنوا من استخدام لوحة التحكم هذه إلا بدعوة جديدة. يحتفظ المالكون بوصولهم.',
    user: 'المستخدم',
    discordId: 'معرّف Discord',
    role: 'الدور',
    owner: 'المالك',
    admin: 'مشرف',
    title: 'الوصول إلى لوحة التحكم',
    description: 'الأشخاص الذين يمكنهم استخدام لوحة التحكم هذه. المدعوّون يصبحون مشرفين.',
    inviteUser: 'دعوة مستخدم',
    searchUsers: 'البحث في المستخدمين',
    searchPlaceholder: 'البحث بالاسم أو معرّف Discord...',
    users: 'مستخدمو لوحة التحكم',
    remove: 'إزالة…',
    empty: 'لا يوجد مستخدمون بعد',
    emptyDescription: 'يظهر هنا الأشخاص الذين دعوتهم.',
  },
} satisfies Messages<'design-system/features/access'>;
