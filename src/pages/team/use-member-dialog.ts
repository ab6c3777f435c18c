import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { teamMembers } from '../../content/team.ts';
import type { TeamMember } from '../../content/types.ts';
import { cardButtonId } from './member-card.tsx';

type MemberDialogModule = typeof import('./member-dialog.tsx');

const loadDialog = (): Promise<MemberDialogModule> => import('./member-dialog.tsx');

/** Whoever opens a card asks again, and hears of a failure. */
const preload = () => void loadDialog().catch(() => undefined);

/** Handlers for the list of members: the dialog is loaded as soon as somebody shows interest. */
export const preloadHandlers = { onPointerEnter: preload, onTouchStart: preload, onFocus: preload };

/** Gives the focus to a member's card. The page moves only if the card is out of sight. */
function focusCard({ id }: TeamMember): void {
  const button = document.getElementById(cardButtonId(id));
  if (!button) return;
  const { top, bottom } = button.getBoundingClientRect();
  button.focus({ preventScroll: top >= 0 && bottom <= innerHeight });
}

/** The open member stands in the address (/team#id): it can be shared, and Back closes the dialog. */
export function useMemberDialog() {
  const router = useRouter();
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const selected = teamMembers.find((member) => member.id === hash);
  const [dialog, setDialog] = useState<MemberDialogModule>();
  const [failed, setFailed] = useState(false);
  /** Whether the entry of the history behind this one is the page without the dialog. */
  const opened = useRef(false);

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

  return { selected, Dialog: dialog?.MemberDialog, failed, open, close } as const;
}
