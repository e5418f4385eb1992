import { useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Picture } from '#features/site/Picture.tsx';
import { isOutsideAddress, isOwnPage } from '@pavilion/domain/site/link-rule';
import type { Banner } from './announcements.queries.ts';
import type { Slides } from './banners/banner-autoplay.ts';
import { CarouselControls } from './banners/CarouselControls.tsx';
import styles from './BannerCarousel.module.css';

export type BannerCarouselProps = {
  banners: readonly Banner[];
  label: string;
  everyMs: Slides['everyMs'];
  /** The first picture of the page is fetched before everything else. */
  first?: boolean;
};

/** Returns the `srcset` of the site's own banners, which exist in two widths; others have one. */
function widthsOf(src: string): string | undefined {
  const name = /^.*\/art\/banners\/[^/]+(?=\.avif$)/.exec(src)?.[0];
  return name && `${name}.780w.avif 780w, ${src} 1170w`;
}

function Shown({ src, first }: { src: string; first: boolean }) {
  const srcSet = first ? undefined : widthsOf(src);
  return <Picture className={styles.picture} src={src} srcSet={srcSet} first={first} />;
}

/** Renders a banner without a link when its address is not allowed. */
function Slide({ banner, children }: { banner: Banner; children: ReactNode }) {
  const { linkage, color } = banner;
  const look = { className: styles.slide, style: { backgroundColor: color || undefined } };
  if (isOwnPage(linkage)) {
    return (
      <Link href={linkage} {...look}>
        {children}
      </Link>
    );
  }
  if (isOutsideAddress(linkage)) {
    return (
      <a href={linkage} target="_blank" rel="noopener noreferrer" {...look}>
        {children}
      </a>
    );
  }
  return <div {...look}>{children}</div>;
}

export function BannerCarousel({ banners, label, everyMs, first = false }: BannerCarouselProps) {
  const count = banners.length;
  const track = useRef<HTMLUListElement>(null);
  return (
    <section className={styles.carousel} aria-label={label}>
      <ul ref={track} className={styles.track}>
        {banners.map((banner, index) => (
          <li key={banner.id} className={styles.cell}>
            <Slide banner={banner}>
              {banner.url !== '' && <Shown src={banner.url} first={first && index === 0} />}
              <span className={styles.words}>
                <span className={styles.title}>{banner.title}</span>
                <span className={styles.text}>{banner.text}</span>
              </span>
            </Slide>
          </li>
        ))}
      </ul>
      {count > 1 && <CarouselControls track={track} count={count} everyMs={everyMs} />}
    </section>
  );
}
