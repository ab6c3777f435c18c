import { takePhone } from '../phone.ts';
import { readings, type Reading } from '../sample.ts';
import { measuredPath, type Site } from '../sites.ts';
import { threadWork, visit } from '../visit.ts';

/** What a first visit brings and what it costs the main thread, with neither line nor processor slowed. */
export async function firstLoad({ link }: Site): Promise<readonly Reading[]> {
  const phone = await takePhone();
  try {
    link.shape(null);
    const options = { slow: false, timeDomain: 'threadTicks' } as const;
    const { session, seen } = await visit(phone, link.url + measuredPath, options);
    const { requests, total, script, style, document, font, image, prefetch } = seen.transferred;
    const work = await threadWork(session);
    return readings('unlimited', {
      requests,
      pageBytes: total,
      documentBytes: document,
      scriptBytes: script,
      styleBytes: style,
      fontBytes: font,
      imageBytes: image,
      prefetchBytes: prefetch,
      scriptTime: work.script,
      layoutTime: work.layout,
      threadTime: work.all,
    });
  } finally {
    await phone.close();
  }
}

/** The script of the first load of the two pages that need most, each on a fresh phone. */
export async function heavyPages({ link }: Site): Promise<readonly Reading[]> {
  link.shape(null);
  const scriptOf = async (path: string): Promise<number> => {
    const phone = await takePhone();
    try {
      return (await visit(phone, link.url + path, { slow: false })).seen.transferred.script;
    } finally {
      await phone.close();
    }
  };
  return readings('unlimited', {
    homeScriptBytes: await scriptOf('/'),
    contactScriptBytes: await scriptOf('/contact'),
  });
}
