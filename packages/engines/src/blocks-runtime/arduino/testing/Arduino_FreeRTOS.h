#pragma once
#include <cstdint>
typedef void *TaskHandle_t;
typedef uint32_t TickType_t;
#define pdMS_TO_TICKS(ms) ((TickType_t)(ms))
int xTaskCreate(void (*)(void *), const char *, int, void *, int, TaskHandle_t *);
TaskHandle_t xTaskGetCurrentTaskHandle();
void vTaskDelay(TickType_t);
void vTaskDelete(TaskHandle_t);
void vTaskSuspend(TaskHandle_t);
void vTaskSuspendAll();
void vTaskStartScheduler();
