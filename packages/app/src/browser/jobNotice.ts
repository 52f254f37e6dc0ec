import type { NoticeState } from '@dropdeck/domain/shell/jobs';

/** What the browser says about notifications. Only secure pages may show any. */
export const noticeState = (): NoticeState =>
  isSecureContext && 'Notification' in window ? Notification.permission : 'unsupported';

/** Asks for the permission; only in answer to a press. */
export async function askForNotice(): Promise<NoticeState> {
  try {
    return await Notification.requestPermission();
  } catch {
    // A frame without the permission: the tab's title says it.
    return 'unsupported';
  }
}

/** Shows a notification where that is allowed, and returns what closes it. A press on it leads to the tab. */
export function showNotice(title: string, body: string): () => void {
  if (noticeState() !== 'granted') return () => undefined;
  try {
    const notice = new Notification(title, { body, tag: 'dropdeck:job' });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
    return () => notice.close();
  } catch {
    // Chrome on Android has them for service workers alone: the tab's title says it.
    return () => undefined;
  }
}
