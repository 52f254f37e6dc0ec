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
  'domain/tools/backup': {
    saved: 'تم حفظ النسخة الاحتياطية',
    failed: 'تعذّر تشفير النسخة الاحتياطية',
    commandsFirst: 'يجب فتح «الأوامر» أولًا للسماح بالوصول إلى الصلاحيات.',
    restored:
      'تمت استعادة {count, plural, zero {# تغيير} one {تغيير واحد} two {تغييرين} few {# تغييرات} many {# تغييرًا} other {# تغيير}}',
    restoreFailed: 'تعذّرت استعادة {failed, number} من {total, number} من التغييرات',
    settings: 'الإعدادات',
    redirects: 'إعادات التوجيه',
    keywordLists: 'قوائم الكلمات المفتاحية',
    proxyLists: 'قوائم الوكلاء',
    permissions: 'صلاحيات {name}',
    arrangement: 'التثبيت',
    pin: 'تثبيت',
    named: '«{name}»',
    create: 'إنشاء «{name}»',
    change: 'تغيير «{name}»',
    createList:
      'إنشاء «{name}» وفيها {count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
    addEntries:
      'إضافة {count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}} إلى «{name}»',
    addServers:
      'إضافة {count, plural, zero {# خادم} one {خادم واحد} two {خادمين} few {# خوادم} many {# خادمًا} other {# خادم}}',
    addInputs:
      'إضافة {count, plural, zero {# إدخال} one {إدخال واحد} two {إدخالين} few {# إدخالات} many {# إدخالًا} other {# إدخال}}',
    addExamples:
      'إضافة {count, plural, zero {# إدخال نموذجي} one {إدخال نموذجي واحد} two {إدخالين نموذجيين} few {# إدخالات نموذجية} many {# إدخالًا نموذجيًا} other {# إدخال نموذجي}}',
    inputs:
      '{count, plural, zero {# إدخال} one {إدخال واحد} two {إدخالان} few {# إدخالات} many {# إدخالًا} other {# إدخال}}',
    webhookOf: 'ويب هوك {region}',
    monitor: 'الإدخالات والويب هوك والإعدادات',
    noSecrets: 'الملف لا يحتوي على أسرار.',
    noWebhook: 'الملف لا يحتوي على ويب هوك لها.',
    noRegion: 'لا توجد منطقة كهذه في المراقبة.',
    noOption: 'الخيار «{name}» غير موجود. يجب استعادته ثم اختيار الملف مجددًا.',
    noKeywordList: 'قائمة كلماتها المفتاحية غير موجودة بعد. يجب استعادة القوائم ثم اختيار الملف مجددًا.',
    otherKeywordList: 'هذه الروابط موجودة في المراقبة بقائمة كلمات مفتاحية أخرى.',
    unread: 'تعذّرت القراءة.',
    noMonitor: 'لا توجد مراقبة كهذه.',
    noServer: 'البوت ليس في هذا الخادم.',
    noCommand: 'لا يوجد أمر كهذا.',
  },
  'domain/tools/changes': {
    reverted: 'تم إرجاع: {title}',
    withFields: '{title}: {fields}',
    redirect: 'إعادة التوجيه «{name}»',
    redirectCreated: 'تم إنشاء إعادة التوجيه «{name}»',
    redirectsCreated:
      'تم إنشاء {count, plural, zero {# إعادة توجيه} one {إعادة توجيه واحدة} two {إعادتَي توجيه} few {# إعادات توجيه} many {# إعادة توجيه} other {# إعادة توجيه}}',
    redirectChanged: 'تم تغيير إعادة التوجيه «{name}»',
    redirectsChanged:
      'تم تغيير {count, plural, zero {# إعادة توجيه} one {إعادة توجيه واحدة} two {إعادتَي توجيه} few {# إعادات توجيه} many {# إعادة توجيه} other {# إعادة توجيه}}',
    redirectDeleted: 'تم حذف إعادة التوجيه «{name}»',
    redirectsDeleted:
      'تم حذف {count, plural, zero {# إعادة توجيه} one {إعادة توجيه واحدة} two {إعادتَي توجيه} few {# إعادات توجيه} many {# إعادة توجيه} other {# إعادة توجيه}}',
    keywordList: 'قائمة الكلمات المفتاحية «{name}»',
    keywordListCreated: 'تم إنشاء قائمة الكلمات المفتاحية «{name}»',
    keywordListsCreated:
      'تم إنشاء {count, plural, zero {# قائمة كلمات مفتاحية} one {قائمة كلمات مفتاحية واحدة} two {قائمتَي كلمات مفتاحية} few {# قوائم كلمات مفتاحية} many {# قائمة كلمات مفتاحية} other {# قائمة كلمات مفتاحية}}',
    keywordListChanged: 'تم تغيير قائمة الكلمات المفتاحية «{name}»',
    keywordListsChanged:
      'تم تغيير {count, plural, zero {# قائمة كلمات مفتاحية} one {قائمة كلمات مفتاحية واحدة} two {قائمتَي كلمات مفتاحية} few {# قوائم كلمات مفتاحية} many {# قائمة كلمات مفتاحية} other {# قائمة كلمات مفتاحية}}',
    keywordListDeleted: 'تم حذف قائمة الكلمات المفتاحية «{name}»',
    keywordListsDeleted:
      'تم حذف {count, plural, zero {# قائمة كلمات مفتاحية} one {قائمة كلمات مفتاحية واحدة} two {قائمتَي كلمات مفتاحية} few {# قوائم كلمات مفتاحية} many {# قائمة كلمات مفتاحية} other {# قائمة كلمات مفتاحية}}',
    proxyList: 'قائمة الوكلاء «{name}»',
    proxyListCreated: 'تم إنشاء قائمة الوكلاء «{name}»',
    proxyListsCreated:
      'تم إنشاء {count, plural, zero {# قائمة وكلاء} one {قائمة وكلاء واحدة} two {قائمتَي وكلاء} few {# قوائم وكلاء} many {# قائمة وكلاء} other {# قائمة وكلاء}}',
    proxyListChanged: 'تم تغيير قائمة الوكلاء «{name}»',
    proxyListsChanged:
      'تم تغيير {count, plural, zero {# قائمة وكلاء} one {قائمة وكلاء واحدة} two {قائمتَي وكلاء} few {# قوائم وكلاء} many {# قائمة وكلاء} other {# قائمة وكلاء}}',
    proxyListDeleted: 'تم حذف قائمة الوكلاء «{name}»',
    proxyListsDeleted:
      'تم حذف {count, plural, zero {# قائمة وكلاء} one {قائمة وكلاء واحدة} two {قائمتَي وكلاء} few {# قوائم وكلاء} many {# قائمة وكلاء} other {# قائمة وكلاء}}',
    customer: 'العميل «{name}»',
    customerChanged: 'تم تغيير العميل «{name}»',
    customersChanged:
      'تم تغيير {count, plural, zero {# عميل} one {عميل واحد} two {عميلين} few {# عملاء} many {# عميلًا} other {# عميل}}',
    monitor: 'المراقبة «{name}»',
    monitorCreated: 'تم إنشاء المراقبة «{name}»',
    monitorsCreated:
      'تم إنشاء {count, plural, zero {# مراقبة} one {مراقبة واحدة} two {مراقبتين} few {# مراقبات} many {# مراقبة} other {# مراقبة}}',
    monitorChanged: 'تم تغيير المراقبة «{name}»',
    monitorsChanged:
      'تم تغيير {count, plural, zero {# مراقبة} one {مراقبة واحدة} two {مراقبتين} few {# مراقبات} many {# مراقبة} other {# مراقبة}}',
    command: 'الأمر «{name}»',
    commandChanged: 'تم تغيير الأمر «{name}»',
    commandsChanged:
      'تم تغيير {count, plural, zero {# أمر} one {أمر واحد} two {أمرين} few {# أوامر} many {# أمرًا} other {# أمر}}',
    user: 'المستخدم «{name}»',
    userDeleted: 'تم حذف المستخدم «{name}»',
    usersDeleted:
      'تم حذف {count, plural, zero {# مستخدم} one {مستخدم واحد} two {مستخدمَين} few {# مستخدمين} many {# مستخدمًا} other {# مستخدم}}',
    commandOf: 'الأمر «{name}» في {parent}',
    commandOfChanged: 'تم تغيير الأمر «{name}» في {parent}',
    commandsOfChanged:
      'تم تغيير {count, plural, zero {# أمر} one {أمر واحد} two {أمرين} few {# أوامر} many {# أمرًا} other {# أمر}} في {parent}',
    inputOf: 'الإدخال «{name}» في {parent}',
    inputOfCreated: 'تم إنشاء الإدخال «{name}» في {parent}',
    inputsOfCreated:
      'تم إنشاء {count, plural, zero {# إدخال} one {إدخال واحد} two {إدخالين} few {# إدخالات} many {# إدخالًا} other {# إدخال}} في {parent}',
    inputsCreated:
      'تم إنشاء {count, plural, zero {# إدخال} one {إدخال واحد} two {إدخالين} few {# إدخالات} many {# إدخالًا} other {# إدخال}}',
    inputOfChanged: 'تم تغيير الإدخال «{name}» في {parent}',
    inputsOfChanged:
      'تم تغيير {count, plural, zero {# إدخال} one {إدخال واحد} two {إدخالين} few {# إدخالات} many {# إدخالًا} other {# إدخال}} في {parent}',
    inputsChanged:
      'تم تغيير {count, plural, zero {# إدخال} one {إدخال واحد} two {إدخالين} few {# إدخالات} many {# إدخالًا} other {# إدخال}}',
    inputOfDeleted: 'تم حذف الإدخال «{name}» في {parent}',
    inputsOfDeleted:
      'تم حذف {count, plural, zero {# إدخال} one {إدخال واحد} two {إدخالين} few {# إدخالات} many {# إدخالًا} other {# إدخال}} من {parent}',
    inputsDeleted:
      'تم حذف {count, plural, zero {# إدخال} one {إدخال واحد} two {إدخالين} few {# إدخالات} many {# إدخالًا} other {# إدخال}}',
    settings: 'الإعدادات',
    settingsChanged: 'تم تغيير الإعدادات',
    profile: 'الملف الشخصي «{name}»',
    profileCreated: 'تم إنشاء الملف الشخصي «{name}»',
    invite: 'دعوة',
    inviteCreated: 'تم إنشاء دعوة',
    inviteKey: 'مفتاح الدعوة',
    inviteKeySent: 'تم إرسال مفتاح الدعوة',
    update: 'تحديث «{name}»',
    updateSent: 'تم إرسال التحديث «{name}»',
    untitledUpdate: 'تحديث',
    untitledUpdateSent: 'تم إرسال التحديث',
    webhookLabel: 'ويب هوك {name}',
    channelLabel: 'القناة {name}',
    roleLabel: 'الرتبة {name}',
    memberLabel: 'العضو {name}',
    lines:
      '{count, plural, zero {# سطر} one {سطر واحد} two {سطران} few {# أسطر} many {# سطرًا} other {# سطر}}',
  },
  'domain/tools/changes/tool': {
    time: 'الوقت ({zone})',
    change: 'تغيير',
    what: 'العنصر',
    field: 'الحقل',
    before: 'قبل',
    after: 'بعد',
    reverted: 'تم الإرجاع',
    page: 'الصفحة',
    unknown: 'غير معروف',
    changeReverted: 'تم إرجاع التغيير',
    unreadable: 'تعذّرت القراءة.',
  },
  'domain/tools/compare': {
    done: 'تم إجراء {count, plural, zero {# تغيير} one {تغيير واحد} two {تغييرين} few {# تغييرات} many {# تغييرًا} other {# تغيير}}',
    failed: 'تعذّر إجراء {failed, number} من {total, number} من التغييرات',
    first: 'المراقبة الأولى',
    second: 'المراقبة الثانية',
  },
  'domain/tools/drafts': {
    discarded:
      '{count, plural, zero {تم تجاهل # مسودة} one {تم تجاهل المسودة} two {تم تجاهل مسودتين} few {تم تجاهل # مسودات} many {تم تجاهل # مسودة} other {تم تجاهل # مسودة}}',
  },
  'domain/tools/matches': {
    redirects: 'إعادات التوجيه',
    keywords: 'قوائم الكلمات المفتاحية',
    monitors: 'المراقبات',
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
    notes:
      '{count, plural, zero {ملاحظات # إدخال} one {ملاحظة إدخال} two {ملاحظتا إدخالين} few {ملاحظات # إدخالات} many {ملاحظات # إدخالًا} other {ملاحظات # إدخال}}',
    sizeRanges:
      '{count, plural, zero {نطاقات مقاسات # إدخال} one {نطاق مقاسات إدخال} two {نطاقا مقاسات إدخالين} few {نطاقات مقاسات # إدخالات} many {نطاقات مقاسات # إدخالًا} other {نطاقات مقاسات # إدخال}}',
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
