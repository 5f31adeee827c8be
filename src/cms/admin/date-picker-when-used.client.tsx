'use client';

import { CalendarIcon, useTranslation, XIcon } from '@payloadcms/ui';
import { formatDate } from '@payloadcms/ui/shared';
import {
  type ComponentType,
  type Ref,
  Suspense,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

type PickerProps = {
  id?: string;
  displayFormat?: string;
  onChange?: (value: Date | null) => void;
  overrides?: object;
  pickerAppearance?: 'dayAndTime' | 'dayOnly' | 'default' | 'monthOnly' | 'timeOnly';
  placeholder?: string;
  readOnly?: boolean;
  value?: Date | string;
};

/** The formats of Payload's date picker for a field that names none. */
const FORMATS = {
  dayAndTime: 'MMM d, yyy h:mm a',
  dayOnly: 'MMM dd',
  default: 'MM/dd/yyyy',
  monthOnly: 'MMMM',
  timeOnly: 'h:mm a',
} as const;

const never = () => () => {};
const zoneOfBrowser = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

type ClosedProps = PickerProps & { onUse?: () => void; ref?: Ref<HTMLDivElement> };

/** The date picker before its use: what it shows while its calendar is closed. */
function Closed({ onUse, ref, ...props }: ClosedProps) {
  const { i18n } = useTranslation();
  const { id, onChange, pickerAppearance = 'default', placeholder, readOnly, value } = props;
  // The server does not know the zone in which the picker shows a date.
  const timezone = useSyncExternalStore(never, zoneOfBrowser, () => null);
  const pattern = props.displayFormat ?? FORMATS[pickerAppearance];
  return (
    <div
      className={`date-time-picker date-time-picker__appearance--${pickerAppearance}`}
      id={id}
      ref={ref}
    >
      <div className="date-time-picker__icon-wrap">
        {value ? (
          <button
            className="date-time-picker__clear-button"
            onClick={() => onChange?.(null)}
            type="button"
          >
            <XIcon />
          </button>
        ) : null}
        <CalendarIcon />
      </div>
      <div className="date-time-picker__input-wrapper">
        <div className="react-datepicker-wrapper">
          <div className="react-datepicker__input-container">
            <input
              autoComplete="off"
              disabled={readOnly}
              onFocus={onUse}
              placeholder={placeholder}
              readOnly
              type="text"
              value={value && timezone ? formatDate({ date: value, i18n, pattern, timezone }) : ''}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

type OpenedProps = PickerProps & {
  Picker: ComponentType<PickerProps>;
  /** Whether the focus has moved to another field while the picker was being loaded. */
  hasLeft: () => boolean;
};

/** The loaded picker takes the focus, and so opens, only where the focus is still in its field. */
function Opened({ Picker, hasLeft, ...props }: OpenedProps) {
  const [autoFocus] = useState(() => !hasLeft());
  return <Picker {...props} overrides={{ ...props.overrides, autoFocus }} />;
}

/**
 * Replaces Payload's date picker (scripts/lib/payload-patches.mjs). The picker with its date library is a tenth of the
 * scripts of an article's form, so it is loaded at the first focus of the field.
 */
export function DatePickerWhenUsed({
  Picker,
  ...props
}: PickerProps & { Picker: ComponentType<PickerProps> }) {
  const [isUsed, setUsed] = useState(false);
  const waiting = useRef<HTMLDivElement>(null);
  if (!isUsed) return <Closed {...props} onUse={() => setUsed(true)} />;
  // React has replaced the focused input of `Closed`, so the focus is on `body` unless the user has moved it since.
  const hasLeft = () =>
    document.activeElement !== document.body && !waiting.current?.contains(document.activeElement);
  return (
    <Suspense fallback={<Closed {...props} ref={waiting} />}>
      <Opened {...props} Picker={Picker} hasLeft={hasLeft} />
    </Suspense>
  );
}
