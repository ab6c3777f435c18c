import { drawingOf, type ArtName } from '../content/drawings.ts';

interface DrawingProps {
  readonly name: ArtName;
  /** Words for those who do not see it; empty where the text beside it says the same. */
  readonly alt: string;
  /** Above the fold: it is part of the prerendered HTML (prerender/build/inline-drawings.ts) and needs no request. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A drawing of public/art with its size reserved, so that nothing moves when it arrives. */
export function Drawing({ name, alt, eager = false, className }: DrawingProps) {
  const { width, height } = drawingOf(name);
  return (
    <img
      src={`/art/${name}.svg`}
      alt={alt}
      width={width}
      height={height}
      className={className}
      data-art={name}
      decoding={eager ? 'sync' : 'async'}
      {...(eager ? { 'data-inline': '' } : { loading: 'lazy' as const })}
    />
  );
}
