import { useState } from 'react';
import { portraitSources } from '../content/portraits.ts';
import { pictureAtLast } from '../device/load-with-retries.ts';

interface PortraitProps {
  readonly memberId: string;
  readonly className?: string | undefined;
  readonly eager?: boolean;
  /** Wider than on a card: up to the width of a phone, or 320 CSS pixels. */
  readonly large?: boolean;
}

/**
 * A member's portrait, or the default avatar without one; another member's is another element (`key`). The name stands
 * beside it, so it has no alt text.
 */
export function Portrait({ memberId, className, eager = false, large = false }: PortraitProps) {
  const [failures, setFailures] = useState(0);
  const sources = portraitSources(memberId, large);
  const { src, srcSet, avif } = sources[failures] ?? {};
  const sizes = srcSet && '(min-width: 720px) 320px, 100vw';

  /** Shows the next source, and this one after all as soon as it can be had. */
  function giveWay(lost: HTMLImageElement) {
    // The avatar is a drawing like others (layout/connection-line/connection-line.tsx).
    if (failures === sources.length - 1) return;
    setFailures(failures + 1);
    lost.loading = 'eager';
    void pictureAtLast(lost).then(() => setFailures((now) => Math.min(now, failures)));
  }
  /** A failure before hydration has fired its event before anyone listened. */
  function lookBack(image: HTMLImageElement | null) {
    if (image?.complete && !image.naturalWidth) giveWay(image);
  }

  return (
    <picture key={failures}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={lookBack}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt=""
        width={320}
        height={400}
        className={className}
        data-art="portrait"
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        onError={({ currentTarget }) => giveWay(currentTarget)}
      />
    </picture>
  );
}
