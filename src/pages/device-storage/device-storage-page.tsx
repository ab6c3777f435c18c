import { useMemo } from 'react';
import { deviceStorageText } from '../../content/device-storage.ts';
import { storagePage } from '../../content/pages.ts';
import { notFoundText } from '../../content/not-found.ts';
import { uiText } from '../../content/ui-text.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { fill } from '../../lib/text.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Wrap } from '../../ui/section.tsx';
import classes from './device-storage-page.module.css';
import { SavePages } from './save-pages.tsx';
import { StoredRow } from './stored-row.tsx';
import { storedThings, type AppStores } from './stored-things.ts';
import { useContents } from './use-contents.ts';

const text = deviceStorageText;
const kinds = ['disclaimer', 'invitation', 'lists', 'drafts', 'waiting', 'pages'] as const;
const questions = { waiting: text.things.waiting, pages: text.things.pages };
const waits = { waiting: text.things.waiting.waits };

/** What the site keeps on this device, how much room it takes, and a way to remove each part of it. */
export function DeviceStoragePage({ stores }: { stores: AppStores }) {
  const things = useMemo(() => storedThings(stores), [stores]);
  const { contents, reread } = useContents(things);
  return (
    <Wrap className={classes.page}>
      <Breadcrumb
        label={uiText.navigation.breadcrumb}
        steps={[{ label: notFoundText.home, to: '/' }, { label: storagePage.title }]}
      />
      <h1>{storagePage.title}</h1>
      <p className="lead dim">{text.lead}</p>
      <div className={classes.total}>
        {contents?.space && <p>{spaceText(contents.space)}</p>}
        {contents && contents.isProtected !== null && (
          <p className="dim">{contents.isProtected ? text.protected : text.unprotected}</p>
        )}
      </div>
      <ul className={classes.list}>
        {kinds.map((kind) => (
          <StoredRow
            key={kind}
            id={`stored-${kind}`}
            title={text.things[kind].title}
            text={text.things[kind].text}
            thing={things[kind]}
            contents={contents?.things[kind] ?? null}
            onCleared={reread}
            {...(kind in questions && { question: questions[kind as keyof typeof questions] })}
            {...(kind in waits && { waits: waits[kind as keyof typeof waits] })}
          >
            {kind === 'pages' && (
              <SavePages
                titleId={`stored-${kind}`}
                missingBytes={contents?.things.pages.missingBytes ?? 0}
                save={stores.pages.saveAll}
                onDone={reread}
              />
            )}
          </StoredRow>
        ))}
      </ul>
    </Wrap>
  );
}

function spaceText({ used, free }: { readonly used: number; readonly free: number }): string {
  return fill(text.total, { used: formatFileSize(used), free: formatFileSize(free) });
}
