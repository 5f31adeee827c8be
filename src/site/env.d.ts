/// <reference types="astro/client" />
import type { Shown as ShownDocument } from './document/shown';

declare global {
  namespace App {
    interface Locals {
      /** What the address shows, found before its document is made. */
      shown: ShownDocument;
    }
  }
}
