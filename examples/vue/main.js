import { createApp } from 'vue';
import ShopPage from './ShopPage.vue';

createApp(ShopPage).mount('#app');
