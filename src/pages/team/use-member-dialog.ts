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

/** The open member stands in the hash (/team#id), behind the address of its page where a card has opened it: Back closes it. */
export function useMemberDialog(members: readonly TeamMember[]) {
  const router = useRouter();
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  // The prerendered page knows no hash.
  const isHydrated = useHydrated();
  const selected = isHydrated ? members.find((member) => member.id === hash) : undefined;

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
