/** A size as people read it: '340 kB', '1.2 MB'. Counts in 1024 like the limits of upload forms do. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} kB`;
  const megabytes = kilobytes / 1024;
  return `${megabytes.toFixed(1).replace(/\.0$/, '')} MB`;
}
