import { useText } from '#kit/text.ts';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { chevronLeft, pause, play } from '../carousel-shapes.ts';
import { useCarousel, type Slides } from './banner-autoplay.ts';
import styles from '../BannerCarousel.module.css';

/** Renders dots, and buttons that do what swiping and waiting do. */
export function CarouselControls(slides: Slides) {
  const text = useText();
  const { shown, playing, togglePlaying, show } = useCarousel(slides);
  const { count } = slides;
  return (
    <div className={styles.controls}>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={index === shown ? styles.dotOn : styles.dot} />
        ))}
      </span>
      <button
        type="button"
        aria-label={text('home.banners.previous')}
        onClick={() => show(shown - 1)}
      >
        <Icon turns shape={chevronLeft} size={16} />
      </button>
      <button
        type="button"
        aria-label={text(playing ? 'home.banners.pause' : 'home.banners.play')}
        onClick={togglePlaying}
      >
        <Icon shape={playing ? pause : play} size={14} />
      </button>
      <button type="button" aria-label={text('home.banners.next')} onClick={() => show(shown + 1)}>
        <Icon turns shape={chevronRight} size={16} />
      </button>
    </div>
  );
}
