import { HeadContent, Outlet } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { waitingListNeeded } from '../forms/waiting-list.ts';
import { ToastHost } from '../ui/toast.tsx';
import { ContactButton } from './contact-button/contact-button.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { Install } from './install/install.tsx';
import { lazyPart, WhenIdle } from '../ui/lazy-part.tsx';
import classes from './site-layout.module.css';
import { useText } from '../ui/use-text.ts';

const words = ['outbox', 'submissions', 'contact', 'career'] as const;
const WaitingStrip = lazyPart(() => import('./outbox-status/waiting-strip.tsx'), 'WaitingStrip', ...words);

/** What surrounds every page. The disclaimer gate stands beside the root element (prerender/entry.tsx). */
export function SiteLayout() {
  const { uiText } = useText('site');
  return (
    <>
      <HeadContent />
      <a href="#main" className={`visually-hidden ${classes.skip}`}>
        {uiText.header.skipToContent}
      </a>
      <ToastHost />
      <Header />
      <WhenIdle>
        <Waiting />
      </WhenIdle>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Install />
      <ContactButton />
    </>
  );
}

/** What waits to be sent, where there is anything of the kind. */
function Waiting() {
  const isNeeded = useSyncExternalStore(waitingListNeeded.subscribe, waitingListNeeded.get);
  return isNeeded && <WaitingStrip />;
}
