import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { teamMembers } from '../../content/team.ts';
import type { TeamMember } from '../../content/types.ts';
import { cardButtonId } from './member-card.tsx';

type MemberDialogModule = typeof import('./member-dialog.tsx');

const loadDialog = (): Promise<MemberDialogModule> => import('./member-dialog.tsx');

/** What announces that a visitor is about to choose somebody. */
const signsOfInterest = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loads the dialog before it is asked for, as soon as something within `area` is touched, pointed at or focused. */
function usePreloadedDialog(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const stop = () => {
      for (const sign of signsOfInterest) element.removeEventListener(sign, preload);
    };
    function preload(): void {
      stop();
      // Whoever opens a card asks again, and hears of the failure.
      loadDialog().catch(() => undefined);
    }
    for (const sign of signsOfInterest) element.addEventListener(sign, preload, { passive: true });
    return stop;
  }, [area]);
}

/** Gives the focus to a member's card. The page moves only if the card is out of sight. */
function focusCard({ id }: TeamMember): void {
  const button = document.getElementById(cardButtonId(id));
  if (!button) return;
  const { top, bottom } = button.getBoundingClientRect();
  button.focus({ preventScroll: top >= 0 && bottom <= innerHeight });
}

/**
 * The member whose dialog is open stands in the address (/team#id): it can be shared, and on a phone the Back button
 * closes the sheet instead of leaving the page. Focus returns to the member's card. Members are looked for within
 * `area`, where the dialog is loaded in advance.
 */
export function useMemberDialog(area: RefObject<HTMLElement | null>) {
  const router = useRouter();
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const selected = teamMembers.find((member) => member.id === hash);
  const [shown, setShown] = useState<TeamMember>();
  const [dialog, setDialog] = useState<MemberDialogModule>();
  const [failed, setFailed] = useState(false);
  /** Whether the entry of the history behind this one is the page without the dialog. */
  const opened = useRef(false);
  usePreloadedDialog(area);
  // While it fades out the dialog still shows the one who was chosen last.
  if (selected && selected !== shown) setShown(selected);

  useEffect(() => {
    if (!selected) return undefined;
    loadDialog().then(setDialog, () => setFailed(true));
    return () => {
      // The navigation that closes the dialog moves the focus first: to a section, if the address names one.
      setTimeout(() => focusCard(selected), 0);
    };
  }, [selected]);

  function open({ id }: TeamMember): void {
    if (id === hash) return;
    opened.current = true;
    void navigate({ to: '.', hash: id, resetScroll: false, hashScrollIntoView: false });
  }

  function close(): void {
    if (opened.current) router.history.back();
    else void navigate({ to: '.', hash: '', replace: true, resetScroll: false });
    opened.current = false;
  }

  return { selected, shown, Dialog: dialog?.MemberDialog, failed, open, close } as const;
}
