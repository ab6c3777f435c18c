import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ArtName } from '../../content/drawings.ts';
import type { Texts } from '../../content/texts.ts';
import { whenGateIsAnswered } from '../../device/consent.ts';
import { together } from '../../device/listen.ts';
import { fill } from '../../lib/text.ts';
import { Button, focusPage } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { useFormats, useText } from '../../ui/use-text.ts';
import { Words } from '../../ui/words.tsx';
import guide from './install-guide.module.css';
import invitation from './install-invitation.module.css';
import {
  install,
  installGuideOpen,
  installOffered,
  isInBrowserWindow,
  readInstallMemory,
  updateInstallMemory,
} from './install-prompt.ts';

type GuideName = keyof Texts['install']['installText']['guides'];

/**
 * Which guide fits a browser that does not offer to install by itself. No feature tells what menus a browser has, so
 * this reads its name; `maxTouchPoints` tells an iPad, which calls itself a Macintosh, from a computer.
 */
function guideNameOf({ userAgent, maxTouchPoints }: Navigator): GuideName {
  const isMac = userAgent.includes('Macintosh');
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) return 'ios';
  if (userAgent.includes('Firefox/')) return userAgent.includes('Android') ? 'firefox-android' : 'other';
  if (/Chrom(e|ium)\//.test(userAgent)) return 'chromium';
  return isMac && userAgent.includes('Safari/') ? 'mac-safari' : 'other';
}

/** Whether something is in the way: the disclaimer, a dialog, an open menu, a form that is being filled in. */
function isBusy(): boolean {
  return (
    document.documentElement.dataset['gate'] === 'open' ||
    document.querySelector('dialog[open], [aria-modal="true"], header details[open]') !== null ||
    document.activeElement?.matches('input, select, textarea') === true
  );
}

const isAnswered = () => readInstallMemory().answer !== undefined;

/**
 * The invitation, once it is due, and the guide, once it is asked for. It is due when the visitor has shown interest,
 * the browser can install or a guide of two taps shows how, nobody has answered yet and nothing is in the way. Every new
 * page and the end of the disclaimer is another occasion.
 */
export function InstallPanel({ isInterested }: { isInterested: boolean }) {
  const router = useRouter();
  const isOffered = useSyncExternalStore(installOffered.subscribe, installOffered.get);
  const isGuideOpen = useSyncExternalStore(installGuideOpen.subscribe, installGuideOpen.get);
  const [isDue, setDue] = useState(false);
  const name = guideNameOf(navigator);
  const mayInvite = isOffered || name === 'ios' || name === 'firefox-android';

  useEffect(() => {
    if (!isInterested || !mayInvite || !isInBrowserWindow()) return undefined;
    const consider = () => {
      if (!isAnswered() && !isBusy()) setDue(true);
    };
    return together(whenGateIsAnswered(consider), router.subscribe('onRendered', consider));
  }, [isInterested, mayInvite, router]);

  function answer(isWelcome: boolean) {
    focusPage();
    updateInstallMemory({ answer: 'declined' });
    setDue(false);
    if (isWelcome) install();
  }
  return (
    <>
      {isDue && !isAnswered() && <Invitation isPrompt={isOffered} onAnswer={answer} />}
      {isGuideOpen && <Guide name={name} onClose={() => installGuideOpen.set(false)} />}
    </>
  );
}

/** Tells the style sheets how high the card is, as long as it is there (layout/contact-button, app/global.css). */
function publishHeight(element: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--lower-edge', `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--lower-edge');
  };
}

type InvitationProps = { isPrompt: boolean; onAnswer: (isWelcome: boolean) => void };

/** A small card at the lower edge. It takes no focus and covers no control. @param isPrompt else a guide shows how */
function Invitation({ isPrompt, onAnswer }: InvitationProps) {
  const { installText: text } = useText('install');
  const { uiText } = useText('site');
  const isComputer = matchMedia('(hover: hover) and (pointer: fine)').matches;
  const title = isComputer ? text.invitationTitleComputer : text.invitationTitle;
  return (
    <aside ref={publishHeight} className={invitation.card} aria-label={title}>
      <img src="/icons/icon.svg" alt="" width="48" height="48" className={invitation.icon} />
      <div>
        <p className={invitation.title}>{title}</p>
        <p className={`small dim ${invitation.text}`}>
          {isComputer ? text.invitationTextComputer : text.invitationText}
        </p>
      </div>
      <div className={invitation.answers}>
        <Button size="sm" onClick={() => onAnswer(true)}>
          {isPrompt ? uiText.pwa.install : text.showHow}
        </Button>
        <Button size="sm" variant="quiet" className={invitation.notNow} onClick={() => onAnswer(false)}>
          {text.notNow}
        </Button>
      </div>
    </aside>
  );
}

/** What to press, one a step. Lines stand for words, so no picture needs a translation; the sentence below says the same. */
const pictures: Readonly<Record<GuideName, readonly ArtName[]>> = {
  ios: ['guide-share', 'guide-plus'],
  'firefox-android': ['guide-dots', 'guide-install'],
  chromium: ['guide-dots', 'guide-install'],
  'mac-safari': ['guide-bar', 'guide-plus'],
  other: [],
};

/** Shows step by step how this browser installs the site, or says that it cannot. */
function Guide({ name, onClose }: { name: GuideName; onClose: () => void }) {
  const { installText: text } = useText('install');
  const { digits } = useFormats();
  const { intro, steps } = text.guides[name];
  return (
    <Dialog
      title={text.guideTitle}
      className={guide.dialog}
      contentClassName={guide.content}
      onClose={onClose}
    >
      <p className="dim">{intro}</p>
      {steps.length > 0 && (
        <ol className={guide.steps}>
          {steps.map((step, index) => {
            const picture = pictures[name][index];
            return (
              <li key={step}>
                {picture && <Drawing name={picture} alt="" className={guide.picture} />}
                <p className={guide.number}>{fill(text.step, { n: digits(index + 1) })}</p>
                <p>
                  <Words text={step} />
                </p>
              </li>
            );
          })}
        </ol>
      )}
    </Dialog>
  );
}
