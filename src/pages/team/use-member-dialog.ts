import { useHydrated, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { TeamMember } from '../../content/types.ts';
import { cardLinkId } from './member-card.tsx';

/** Gives the focus to a member's card. The page moves only if the card is out of sight. */
function focusCard({ id }: TeamMember): void {
  const link = document.getElementById(cardLinkId(id));
  if (!link) return;
  const { top, bottom } = link.getBoundingClientRect();
  link.focus({ preventScroll: top >= 0 && bottom <= innerHeight });
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whose dialog a card has opened. */
    readonly memberId?: string;
  }
}

/** The open member stands in the hash (/team#id), or where a card has opened it in the state of the entry: Back closes it. */
export function useMemberDialog(members: readonly TeamMember[]) {
  const router = useRouter();
  const navigate = useNavigate();
  const id = useLocation({ select: ({ hash, state }) => state.memberId ?? hash });
  // The prerendered page knows no hash.
  const isHydrated = useHydrated();
  const selected = isHydrated ? members.find((member) => member.id === id) : undefined;

  useEffect(() => {
    if (!selected) return undefined;
    // The navigation that closes the dialog moves the focus first: to a section, if the address names one.
    return () => void setTimeout(() => focusCard(selected), 0);
  }, [selected]);

  function close(): void {
    // Behind a mask is a card, and behind that entry of the history the page without the dialog.
    if (router.state.location.maskedLocation) router.history.back();
    else void navigate({ to: '.', hash: '', replace: true, resetScroll: false });
  }

  return { selected, close } as const;
}
