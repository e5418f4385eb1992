import { useMutation } from '@tanstack/react-query';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';

const keepMs = 60_000;

/** Hands a file to the browser's downloads. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), keepMs);
}

export type SaveFileButtonProps = {
  label: string;
  fileName: string;
  read: () => Promise<Blob>;
};

/** Reads a file by a call with the session, and saves it on the device. */
export function SaveFileButton({ label, fileName, read }: SaveFileButtonProps) {
  const text = useText();
  const errorText = useErrorText();
  const exporting = useMutation({
    mutationFn: read,
    onSuccess: (file) => {
      saveFile(file, fileName);
      showToast(text('records.export.done'), { kind: 'success' });
    },
    onError: (error) => showToast(errorText(error), { kind: 'error', durationMs: 3000 }),
  });
  return (
    <Button kind="secondary" busy={exporting.isPending} onClick={() => exporting.mutate()}>
      {label}
    </Button>
  );
}
