import { useRef, type SubmitEvent } from 'react';
import type { FieldValues, UseFormHandleSubmit } from 'react-hook-form';

/** Returns 'leaves' when the answer changes the page, so that the form must not be sent again. */
type Submit<Values> = (values: Values) => void | Promise<void | 'leaves'>;

/**
 * Submits a form once at a time: from the validation of its fields to the end of the calls that
 * `submit` waits for, another press does nothing.
 */
export function useFormSubmit<Values extends FieldValues>(
  handleSubmit: UseFormHandleSubmit<Values>,
  submit: Submit<Values>,
): (event: SubmitEvent) => void {
  const isClosed = useRef(false);
  async function run(event: SubmitEvent): Promise<void> {
    let leaves = false;
    isClosed.current = true;
    try {
      await handleSubmit(async (values) => {
        leaves = (await submit(values)) === 'leaves';
      })(event);
    } finally {
      isClosed.current = leaves;
    }
  }
  return (event) => {
    event.preventDefault();
    if (!isClosed.current) void run(event);
  };
}
