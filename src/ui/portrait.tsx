import { useEffect, useRef, useState } from 'react';
import { portraitSources } from '../content/portraits.ts';

interface PortraitProps {
  readonly memberId: string;
  readonly className?: string | undefined;
  /** In view when the page opens: it does not wait until it comes near the viewport. */
  readonly eager?: boolean;
  /** Wider than on a card: up to the width of a phone, or 320 CSS pixels. */
  readonly large?: boolean;
}

/** A member's portrait, or the default avatar without one. The name stands beside it, so it has no alt text. */
export function Portrait({ memberId, className, eager = false, large = false }: PortraitProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState({ memberId, count: 0 });
  const sources = portraitSources(memberId, large);
  const failures = failed.memberId === memberId ? failed.count : 0;
  const { src, srcSet, avif } = sources[failures] ?? {};
  const sizes = srcSet && '(min-width: 720px) 320px, 100vw';

  // A failure before hydration has fired its event before anyone listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed({ memberId, count: 1 });
  }, [memberId]);

  return (
    <picture key={`${memberId} ${failures}`}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={image}
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
        onError={() => setFailed({ memberId, count: Math.min(failures + 1, sources.length - 1) })}
      />
    </picture>
  );
}
