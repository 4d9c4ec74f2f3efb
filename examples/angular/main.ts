// Templates are compiled in the browser here; an app of the Angular CLI compiles them ahead.
import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

@Component({
  selector: 'app-shop',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Shop</h1>
    <button type="button" (click)="stage.set('delivery')">Show delivery</button>
    <button type="button" (click)="id.set(11)">Next campaign</button>
    <p role="status">{{ said() }}</p>
    <leaf-campaign [attr.campaign]="id()" token-url="/leaf-token" />
    <leaf-rows
      [id]="stage()"
      [attr.campaign]="id()"
      [attr.stage]="stage()"
      token-url="/leaf-token"
      (leaf-notice)="toast($event.detail.message)"
    />
  `,
})
class Shop {
  readonly id = signal(12);
  readonly stage = signal('storage');
  readonly said = signal('');

  toast(message: string) {
    this.said.set(message);
  }
}

await bootstrapApplication(Shop);
