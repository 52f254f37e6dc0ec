import type { Messages } from '../catalogues';

export default {
  'domain/tools/apply-to': {
    done: 'تم إجراء {count, plural, zero {# تغيير} one {تغيير واحد} two {تغييرين} few {# تغييرات} many {# تغييرًا} other {# تغيير}}',
    failed:
      'تعذّر إجراء {failed, number} من {total, plural, zero {# تغيير} one {تغيير واحد} two {تغييرين} few {# تغييرات} many {# تغييرًا} other {# تغيير}}',
    copyOf: 'نسخة من {name}',
    inputs: 'الإدخالات',
    countedInputs:
      '{count, plural, zero {# إدخال} one {إدخال واحد} two {إدخالان} few {# إدخالات} many {# إدخالًا} other {# إدخال}}',
    deleteInputs:
      'حذف {count, plural, zero {# إدخال} one {إدخال واحد} two {إدخالين} few {# إدخالات} many {# إدخالًا} other {# إدخال}}',
    notAllowed: 'الإدخالات غير مسموح بها هناك.',
    listedBefore: 'رابطها موجود في القائمة من قبل.',
    noPrivateInputs: 'خطتك لا تتضمن إدخالات خاصة.',
    noRegion: 'لا توجد فيها المنطقة {regions}.',
    webhooks: 'الويب هوك',
    examples: 'الإدخالات النموذجية',
    addExamples:
      'إضافة {count, plural, zero {# إدخال نموذجي} one {إدخال نموذجي واحد} two {إدخالين نموذجيين} few {# إدخالات نموذجية} many {# إدخالًا نموذجيًا} other {# إدخال نموذجي}}',
    replaceExamples: 'استبدال الإدخالات النموذجية',
    access: 'العملاء ذوو الوصول',
    unknownAccess: 'من لديهم حق الوصول غير معروفين.',
    giveAccess:
      'منح {count, plural, zero {# عميل} one {عميل واحد} two {عميلين} few {# عملاء} many {# عميلًا} other {# عميل}} حق الوصول',
    replaceAccess: 'استبدال من لديهم حق الوصول',
    hasNone: 'لا شيء في {name}.',
    onlyNew: 'قوائم الكلمات المفتاحية للمراقبات من نوع الجديد فقط.',
    noOption: 'لا يوجد فيها الخيار «{name}».',
  },
  'domain/tools/webhooks': {
    settings: 'الإعدادات',
    redirects: 'إعادات التوجيه',
    discordWebhook: 'رابط ويب هوك Discord',
    regions:
      '{count, plural, zero {ويب هوك # منطقة} one {ويب هوك منطقة} two {ويب هوك منطقتين} few {ويب هوك # مناطق} many {ويب هوك # منطقة} other {ويب هوك # منطقة}}',
    inputs:
      '{count, plural, zero {الويب هوك المخصص لعدد # إدخال} one {الويب هوك المخصص لإدخال} two {الويب هوك المخصص لإدخالين} few {الويب هوك المخصص لعدد # إدخالات} many {الويب هوك المخصص لعدد # إدخالًا} other {الويب هوك المخصص لعدد # إدخال}}',
    links:
      '{count, plural, zero {روابط # إدخال} one {رابط إدخال} two {رابطا إدخالين} few {روابط # إدخالات} many {روابط # إدخالًا} other {روابط # إدخال}}',
    linkTaken: 'في المراقبة إدخال بهذا الرابط بالفعل.',
    replaced:
      'تم استبدال الويب هوك في {count, plural, zero {# موضع} one {موضع واحد} two {موضعين} few {# مواضع} many {# موضعًا} other {# موضع}}',
    failed:
      'تعذّر استبدال الويب هوك في {failed, number} من {total, plural, zero {# موضع} one {موضع واحد} two {موضعين} few {# مواضع} many {# موضعًا} other {# موضع}}',
    replacedInInputs:
      'تم الاستبدال في إدخالات {count, plural, zero {# مراقبة} one {مراقبة واحدة} two {مراقبتين} few {# مراقبات} many {# مراقبة} other {# مراقبة}}',
    failedInInputs:
      'تعذّر تغيير إدخالات {failed, number} من {total, plural, zero {# مراقبة} one {مراقبة واحدة} two {مراقبتين} few {# مراقبات} many {# مراقبة} other {# مراقبة}}',
  },
} satisfies Messages<'domain/tools'>;
