/** What the web app needs to lay out a picture before it has loaded. */
export type ManifestEntry = {
  /** Path below the art folder. */
  readonly src: string;
  readonly srcset?: string;
  readonly width: number;
  readonly height: number;
  /** Mean colour, shown until the picture is there. */
  readonly color: string;
};

/** Logical name to picture. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;
