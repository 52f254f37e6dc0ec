import { Button, JobAside, useBrand, useLocale } from '@dropdeck/design-system';
import * as jobs from '@dropdeck/domain/shell/jobs';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { askForNotice, noticeState, showNotice } from '../../../browser/jobNotice';
import { onTabHidden } from '../../../browser/tabs';
import { setNews } from '../../../browser/title';
import { t } from './text.en';

/** Tells that a long job has ended while the tab was hidden: in its title, and by a notification that a person has asked for. */
export default function JobNotices(): ReactNode {
  const { ended, isOffered, started, hidden, requested, answered } = useUnit({
    ended: jobs.$endedHidden,
    isOffered: jobs.$isNoticeOffered,
    started: jobs.watchStarted,
    hidden: jobs.tabHidden,
    requested: jobs.noticeRequested,
    answered: jobs.noticeAnswered,
  });
  useLocale();
  const { name } = useBrand();
  useEffect(() => {
    started(noticeState());
    if (document.visibilityState === 'hidden') hidden();
    return onTabHidden(hidden);
  }, [started, hidden]);
  useEffect(() => {
    if (ended === null) return undefined;
    const text =
      ended.failed === 0 ? t('jobDone', { done: ended.done, total: ended.total }) : t('jobFailed', ended);
    setNews(text);
    const close = showNotice(name, text);
    return () => {
      setNews('');
      close();
    };
  }, [ended, name]);
  if (!isOffered) return null;
  return (
    <JobAside>
      <Button
        size="small"
        variant="ghost"
        onPress={() => {
          requested();
          void askForNotice().then(answered);
        }}
      >
        {t('tellMe')}
      </Button>
    </JobAside>
  );
}
