/** A video on YouTube: its id, and where it starts, in seconds. */
export type Video = NonNullable<ReturnType<typeof readVideo>>;

const hosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const idPattern = /^[\w-]{11}$/;
/** '90', '90s', '1m30s', '1h2m3s'. */
const timePattern = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/;

/**
 * Reads the address of a YouTube video in any form: watch, short, share, embed, live. Null for every other address.
 * @param address absolute, as an advertisement has it
 */
export function readVideo(address: string) {
  const url = new URL(address);
  if (!hosts.test(url.hostname)) return null;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const isShare = url.hostname.endsWith('youtu.be');
  const inPath = isShare ? first : /^(?:embed|shorts|live|v|e)$/.test(first) ? second : null;
  const id = inPath ?? url.searchParams.get('v') ?? '';
  // The embed of a playlist has this word in the place of an id.
  if (!idPattern.test(id) || id === 'videoseries') return null;
  const inHash = new URLSearchParams(url.hash.slice(1));
  const time = ['t', 'start', 'time_continue'].map((name) => url.searchParams.get(name) ?? inHash.get(name));
  return { id, start: readTime(time.find((text) => text) ?? '') };
}

function readTime(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = timePattern.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Address of the privacy-enhanced player, which stores nothing on the device before the video is played. */
export function videoEmbedHref({ id, start }: Video, { autoplay = false } = {}): string {
  const options = [...(start > 0 ? [`start=${start}`] : []), ...(autoplay ? ['autoplay=1'] : [])].join('&');
  return `https://www.youtube-nocookie.com/embed/${id}${options && `?${options}`}`;
}

/** Address at which a video can be watched later, as YouTube shares it. */
export function videoShareHref({ id, start }: Video): string {
  return `https://youtu.be/${id}${start > 0 ? `?t=${start}` : ''}`;
}
