import type { Messages as MessagesOf } from '@dropdeck/text';
import type { t as t0 } from '@dropdeck/design-system/text/features/access/InviteDialog';
import type { t as t1 } from '@dropdeck/design-system/text/features/access/RemoveUserDialog';
import type { t as t2 } from '@dropdeck/design-system/text/features/access';
import type { t as t3 } from '@dropdeck/design-system/text/features/customers';
import type { t as t4 } from '@dropdeck/design-system/text/features/onboarding';
import type { t as t5 } from '@dropdeck/design-system/text/features/payment/PaymentError';
import type { t as t6 } from '@dropdeck/design-system/text/features/payment/Success';
import type { t as t7 } from '@dropdeck/design-system/text/features/payment';
import type { t as t8 } from '@dropdeck/design-system/text/features/plans/PlanCard';
import type { t as t9 } from '@dropdeck/design-system/text/features/plans';
import type { t as t10 } from '@dropdeck/design-system/text/features/settings';
import type { t as t11 } from '@dropdeck/design-system/text/features/status-pages/ConfigError';
import type { t as t12 } from '@dropdeck/design-system/text/features/status-pages/Error';
import type { t as t13 } from '@dropdeck/design-system/text/features/status-pages/Loading';
import type { t as t14 } from '@dropdeck/design-system/text/features/status-pages/Offline';
import type { t as t15 } from '@dropdeck/design-system/text/features/status-pages/SignInReturn';
import type { t as t16 } from '@dropdeck/design-system/text/lib/common';
import type { t as t17 } from '@dropdeck/design-system/text/lib/nouns';
import type { t as t18 } from '@dropdeck/design-system/text/patterns/LanguageSelect';

/** All catalogues. Written by `npm run ci text write`. */
interface Catalogues {
  'design-system/features/access/InviteDialog': typeof t0;
  'design-system/features/access/RemoveUserDialog': typeof t1;
  'design-system/features/access': typeof t2;
  'design-system/features/customers': typeof t3;
  'design-system/features/onboarding': typeof t4;
  'design-system/features/payment/PaymentError': typeof t5;
  'design-system/features/payment/Success': typeof t6;
  'design-system/features/payment': typeof t7;
  'design-system/features/plans/PlanCard': typeof t8;
  'design-system/features/plans': typeof t9;
  'design-system/features/settings': typeof t10;
  'design-system/features/status-pages/ConfigError': typeof t11;
  'design-system/features/status-pages/Error': typeof t12;
  'design-system/features/status-pages/Loading': typeof t13;
  'design-system/features/status-pages/Offline': typeof t14;
  'design-system/features/status-pages/SignInReturn': typeof t15;
  'design-system/lib/common': typeof t16;
  'design-system/lib/nouns': typeof t17;
  'design-system/patterns/LanguageSelect': typeof t18;
}

/** The messages of a file of a language: those of the catalogues whose path begins so. */
export type Messages<Path extends string> = {
  readonly [Id in keyof Catalogues as Id extends Path | `${Path}/${string}` ? Id : never]: MessagesOf<
    Catalogues[Id]
  >;
};
