/** A size as people read it: '340 kB', '1.2 MB', '3.5 GB'. Counts in 1024 like the limits of upload forms do. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} kB`;
  const megabytes = kilobytes / 1024;
  if (megabytes < 1024) return `${round(megabytes)} MB`;
  return `${round(megabytes / 1024)} GB`;
}

/** One digit behind the point, unless it is a zero. */
function round(size: number): string {
  return size.toFixed(1).replace(/\.0$/, '');
}
