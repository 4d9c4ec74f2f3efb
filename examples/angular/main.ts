// Templates are compiled in the browser here; an app of the Angular CLI compiles them ahead.
import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { follow } from './follow.ts';

@Component({
  selector: 'app-shop',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Shop</h1>
    <button type="button" (click)="stage.set('delivery')">Show delivery</button>
    <button type="button" (click)="id.set(11)">Next campaign</button>
    <p role="status">{{ said() }}</p>
    <leaf-campaign
      [attr.campaign]="id()"
      benchmarks-href="/shop/benchmarks"
      token-url="/leaf-token"
      (click)="follow($event)"
    />
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

  follow(event: MouseEvent) {
    // An app with a router calls it here.
    follow(event, (address) => {
      history.pushState(null, '', address);
      this.said.set(`At ${address}`);
    });
  }
}

await bootstrapApplication(Shop);
