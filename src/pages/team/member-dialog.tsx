import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { TeamMember } from '../../content/types.ts';
import { uiText } from '../../content/ui-text.ts';
import { MantineScope } from '../../ui/mantine-scope.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { SquareButton } from '../../ui/square-button.tsx';
import classes from './member-dialog.module.css';
import { MemberLinks } from './member-links.tsx';

interface MemberDialogProps {
  readonly member: TeamMember;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The dialog rises a little into its place; on phones, where it is a sheet, all the way (member-dialog.module.css). */
const rise = {
  in: { opacity: 1, transform: 'none' },
  out: { opacity: 0, transform: 'translateY(var(--rise, 16px))' },
  transitionProperty: 'opacity, transform',
} as const;
const transitionProps = {
  transition: rise,
  duration: 260,
  timingFunction: 'cubic-bezier(.22, .7, .2, 1)',
} as const;

/**
 * Everything about a member: a dialog, on phones a sheet from the lower edge. It is loaded on demand, with the styles
 * of Mantine's modal. Where the focus returns to is the page's business, which knows the card.
 */
export function MemberDialog({ member, opened, onClose }: MemberDialogProps) {
  const { name, designation, description, image } = member;
  // Mantine animates a change, not a beginning: the first time it is mounted closed.
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <MantineScope>
      <Modal.Root
        opened={opened && mounted}
        onClose={onClose}
        returnFocus={false}
        zIndex={40}
        transitionProps={transitionProps}
        classNames={{ inner: classes.inner, content: classes.content, overlay: classes.overlay }}
      >
        <Modal.Overlay />
        <Modal.Content>
          <div className={classes.layout}>
            <div className={classes.picture}>
              <Portrait key={image} src={image} eager />
            </div>
            <div className={classes.text}>
              <Modal.Title className={classes.name}>{name}</Modal.Title>
              {designation && <p className={`dim ${classes.designation}`}>{designation}</p>}
              {description && <p className={classes.description}>{description}</p>}
              <MemberLinks member={member} look="lines" className={classes.links} />
            </div>
            <SquareButton
              icon="close"
              label={uiText.dialogs.close}
              className={classes.close}
              onClick={onClose}
              data-autofocus
            />
          </div>
        </Modal.Content>
      </Modal.Root>
    </MantineScope>
  );
}
