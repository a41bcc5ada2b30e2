const sources = ({ src, widths }, format) => widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');

export function Picture({ picture, sizes, isFirst }) {
  const { src, width, height, widths, colour } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={sources(picture, 'avif')} sizes={sizes} />
      <img
        src={`${src}-${widths.at(-1)}.webp`}
        srcSet={sources(picture, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt=""
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        style={{ backgroundColor: colour }}
      />
    </picture>
  );
}
