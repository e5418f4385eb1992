import { useEffect, useId, useRef, type ChangeEvent, type RefObject } from 'react';
import { useText, type MessageKey } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import {
  documentTypes,
  type DocumentKind,
  type DocumentSide,
} from '@pavilion/domain/protection/identity-check';
import { languageTags } from '@pavilion/domain/site/language';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { imagePlus } from '@pavilion/ui/icons/content-icons.ts';
import { camera, fileText } from '@pavilion/ui/icons/document-icons.ts';
import { circleAlert } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { BlobImage } from '@pavilion/ui/values/BlobImage.tsx';
import styles from './Identity.module.css';

const pictures = documentTypes.filter((type) => type !== 'application/pdf').join(',');
const documents = documentTypes.join(',');
const bytesOfKilobyte = 1000;

/** The words of a side; of a passport one page is sent. */
function wordsOf(side: DocumentSide, kind: DocumentKind): { title: MessageKey; hint: MessageKey } {
  const name = side === 'front' && kind === 'passport' ? 'page' : side;
  return { title: `identity.side.${name}`, hint: `identity.hint.${name}` };
}

type PickerProps = {
  input: RefObject<HTMLInputElement | null>;
  accept: string;
  capture?: 'user' | 'environment';
  onChoose: (file: File) => void;
};

/** The input that a button opens. */
function Picker({ input, accept, capture, onChoose }: PickerProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    if (file !== undefined) onChoose(file);
    // Otherwise the same file could not be chosen again after its removal.
    target.value = '';
  }
  return (
    <input
      ref={input}
      className="visually-hidden"
      type="file"
      accept={accept}
      {...(capture === undefined ? {} : { capture })}
      tabIndex={-1}
      aria-hidden="true"
      onChange={choose}
    />
  );
}

/** A size in kilobytes or megabytes, in the chosen language. */
function useSizeFormat(): (bytes: number) => string {
  const tag = languageTags[useLanguage()];
  return (bytes) => {
    const kilobytes = bytes / bytesOfKilobyte;
    const isLarge = kilobytes >= bytesOfKilobyte;
    const amount = isLarge ? kilobytes / bytesOfKilobyte : Math.max(1, Math.round(kilobytes));
    const unit = isLarge ? 'megabyte' : 'kilobyte';
    return new Intl.NumberFormat(tag, {
      style: 'unit',
      unit,
      maximumFractionDigits: isLarge ? 1 : 0,
    }).format(amount);
  };
}

function Preview({ file, title }: { file: File; title: string }) {
  const size = useSizeFormat();
  if (file.type !== 'application/pdf') {
    return <BlobImage blob={file} alt={title} className={styles.picture} />;
  }
  return (
    <div className={styles.file}>
      <Icon shape={fileText} size={28} />
      <p>
        <span className={styles.fileName}>{file.name}</span>
        <span className={styles.quiet}>{size(file.size)}</span>
      </p>
    </div>
  );
}

export type SideTileProps = {
  side: DocumentSide;
  kind: DocumentKind;
  file: File | null;
  error: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

type WayProps = {
  label: MessageKey;
  side: string;
  shape: string;
  className: string;
  onPress: () => void;
};

/** One way to add a file. */
function Way({ label, side, shape, className, onPress }: WayProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={className}
      aria-label={`${text(label)}: ${side}`}
      onClick={onPress}
    >
      <Icon shape={shape} size={24} />
      {text(label)}
    </button>
  );
}

type ChangesProps = { side: string; onReplace: () => void; onRemove: () => void };

function Changes({ side, onReplace, onRemove }: ChangesProps) {
  const text = useText();
  const [replace, remove] = [text('identity.replace'), text('identity.remove')];
  return (
    <div className={styles.changes}>
      <Button
        kind="secondary"
        size="compact"
        aria-label={`${replace}: ${side}`}
        onClick={onReplace}
      >
        {replace}
      </Button>
      <Button kind="quiet" size="compact" aria-label={`${remove}: ${side}`} onClick={onRemove}>
        {remove}
      </Button>
    </div>
  );
}

/** Keeps the focus in a tile whose buttons change with its file. */
function useKeptFocus(hasFile: boolean) {
  const tile = useRef<HTMLDivElement>(null);
  const hadFile = useRef(hasFile);
  useEffect(() => {
    if (hadFile.current === hasFile) return;
    hadFile.current = hasFile;
    const buttons = [...(tile.current?.querySelectorAll('button') ?? [])];
    buttons.find(({ offsetParent }) => offsetParent !== null)?.focus({ preventScroll: true });
  }, [hasFile]);
  return tile;
}

type FileOfSideProps = Pick<SideTileProps, 'side' | 'file' | 'onChoose' | 'onRemove'> & {
  name: string;
};

/** The file of a side, or the ways to add one. */
function FileOfSide({ side, name, file, onChoose, onRemove }: FileOfSideProps) {
  const byCamera = useRef<HTMLInputElement>(null);
  const byFile = useRef<HTMLInputElement>(null);
  const tile = useKeptFocus(file !== null);
  const isSelfie = side === 'selfie';
  const openFiles = () => byFile.current?.click();
  return (
    <div ref={tile} className={file === null ? styles.ways : styles.chosen}>
      <Picker
        input={byCamera}
        accept={pictures}
        capture={isSelfie ? 'user' : 'environment'}
        onChoose={onChoose}
      />
      <Picker input={byFile} accept={isSelfie ? pictures : documents} onChoose={onChoose} />
      {file === null ? (
        <>
          <Way
            label="identity.take"
            side={name}
            shape={camera}
            className={`${styles.way} ${styles.camera}`}
            onPress={() => byCamera.current?.click()}
          />
          <Way
            label="identity.choose"
            side={name}
            shape={imagePlus}
            className={styles.way ?? ''}
            onPress={openFiles}
          />
        </>
      ) : (
        <>
          <Preview file={file} title={name} />
          <Changes side={name} onReplace={openFiles} onRemove={onRemove} />
        </>
      )}
    </div>
  );
}

/** What one side is, how its photo should be, and its file. */
export function SideTile({ side, kind, file, error, onChoose, onRemove }: SideTileProps) {
  const text = useText();
  const id = useId();
  const { title, hint } = wordsOf(side, kind);
  const name = text(title);
  return (
    <fieldset
      className={styles.side}
      aria-describedby={error === undefined ? id : `${id}-error ${id}`}
      data-invalid={error === undefined ? undefined : ''}
    >
      <legend className={styles.sideTitle}>{name}</legend>
      <p id={id} className={styles.quiet}>
        {text(hint)}
      </p>
      <FileOfSide {...{ side, name, file, onChoose, onRemove }} />
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          <Icon shape={circleAlert} size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
