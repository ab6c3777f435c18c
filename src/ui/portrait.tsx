import { useEffect, useRef, useState } from 'react';

const defaultAvatar = '/art/avatar-default.svg';

interface PortraitProps {
  /** Public path of a picture, four wide to five high. */
  readonly src: string;
  readonly className?: string | undefined;
  /** In view when the page opens: it does not wait until it comes near the viewport. */
  readonly eager?: boolean;
}

/** A person's portrait, or the default avatar where it fails to load. The name stands beside it, so it has no alt text. */
export function Portrait({ src, className, eager = false }: PortraitProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSource, setFailedSource] = useState<string>();

  // A failure before hydration has fired its event before anyone listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSource(src);
  }, [src]);

  return (
    <img
      ref={image}
      src={failedSource === src ? defaultAvatar : src}
      alt=""
      width={320}
      height={400}
      className={className}
      data-art="portrait"
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      onError={() => setFailedSource(src)}
    />
  );
}
